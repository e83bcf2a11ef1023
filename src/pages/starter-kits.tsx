import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import headings from '@site/src/screens/starter-kits/NewProjects.module.css';
import {NewProjects} from '@site/src/screens/starter-kits/NewProjects';
import {StarterKits} from '@site/src/screens/starter-kits/StarterKits';
import {ExternalLink} from '@site/src/components/ui/ExternalLink';
import {PlainPage} from '@site/src/screens/layout/PlainPage';
import {socialCardOf} from '@site/src/config/social-cards';
import {kitsRepository} from '@site/src/config/starter-kits';

const title = 'Starter Kits';

export default function StarterKitsPage() {
  return (
    <Layout>
      <PageMetadata
        image={socialCardOf('/starter-kits/')}
        title={title}
        description="Tested projects of this site, the command that creates a new project, and the 62 starter kits that the community collected in 2018."
      />
      <PlainPage
        title={title}
        lead="Projects to start from: first the tested ones of this site, then a command that writes a new one, then kits from the community."
      >
        <NewProjects />
        <h2 id="kits" className={headings.heading}>
          Kits of 2018
        </h2>
        <p className={headings.text}>
          The community collected these kits in 2018, for webpack 4 and older. To submit a new kit,
          add it to <code>data/source/react-starter-projects.js</code> of{' '}
          <ExternalLink href={kitsRepository}>javascriptstuff-db</ExternalLink>.
        </p>
        {/* As articles have it, which write `:::warning`. */}
        <aside className="aside warning" role="note">
          <p>
            <b>Warning</b> Boilerplates are proofs of concept: understand one before you copy it.
            They are not officially supported by the webpack team; report problems to their
            maintainers.
          </p>
        </aside>
        <StarterKits />
      </PlainPage>
    </Layout>
  );
}
