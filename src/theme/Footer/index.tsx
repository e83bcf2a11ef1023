// Change: the footer is our own: the links of the specification around the cube, the foundation, and the licenses.
// Original: @docusaurus/theme-classic/lib/theme/Footer/index.js sha256:6ce037aaac9dbf6380bf177a3d80e8827feb35d8c0ac74510e9666e9b35f25dc
import {Cube} from '@site/src/components/ui/Cube';
import {SiteLink} from '@site/src/components/ui/SiteLink';
import {footerItems, foundation} from '@site/src/config/navigation';
import {urlInVersion} from '@site/src/components/location/site-location';
import {useSiteLocation} from '@site/src/components/location/useSiteLocation';
import clsx from 'clsx';
import styles from './styles.module.css';

export default function Footer() {
  const {version} = useSiteLocation();
  const [left = [], right = []] = footerItems.map((items) => (
    <ul key={items[0]!.to}>
      {items.map(({label, to}) => (
        <li key={to}>
          <SiteLink to={to.startsWith('/') ? urlInVersion(version, to) : to}>{label}</SiteLink>
        </li>
      ))}
    </ul>
  ));
  return (
    <footer className={styles.foot}>
      <div className={clsx('wrap', styles.links)}>
        {left}
        <SiteLink to="/" className={styles.home} aria-label="webpack, home">
          <Cube className={styles.cube} />
        </SiteLink>
        {right}
        <div className={styles.foundation}>
          <p>
            webpack is a project of the <SiteLink to={foundation.to}>{foundation.name}</SiteLink>.
          </p>
          <ul>
            {foundation.rules.map(({label, to}) => (
              <li key={to}>
                <SiteLink to={to}>{label}</SiteLink>
              </li>
            ))}
          </ul>
        </div>
        <p className={styles.license}>
          Text of the documentation: <SiteLink to="/license/">CC BY 4.0</SiteLink>, samples of code:
          CC0 1.0.
        </p>
      </div>
    </footer>
  );
}
