// Change: the header is our own: a cloth header with the register of sections instead of a configurable bar.
// Original: @docusaurus/theme-classic/lib/theme/Navbar/index.js sha256:afeb118bb9c8d5ecf4fcb4041b00d076de87b583302e63396adf98fc33bf61cd
import {Brand} from '@site/src/screens/navigation/Brand';
import {HeaderTools} from '@site/src/screens/navigation/HeaderTools';
import {MainMenu, SectionTabs} from '@site/src/screens/navigation/MainMenu';
import {hasSectionTabs} from '@site/src/components/location/site-location';
import {useSiteLocation} from '@site/src/components/location/useSiteLocation';
import clsx from 'clsx';
import styles from './styles.module.css';

export default function Navbar() {
  const location = useSiteLocation();
  const hasTabs = hasSectionTabs(location);
  return (
    <>
      <header className={clsx(styles.header, hasTabs && styles.withTabs)}>
        <div className={clsx('wrap', styles.row)}>
          <Brand />
          <MainMenu />
          <HeaderTools />
        </div>
      </header>
      {hasTabs && <SectionTabs />}
    </>
  );
}
