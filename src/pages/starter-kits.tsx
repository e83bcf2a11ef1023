import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
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
        description="62 projects that show webpack together with other tools, collected by the community in 2018, to learn from or to begin with."
      />
      <PlainPage
        title={title}
        lead={
          <>
            Projects to begin from, collected by the community in 2018. To submit a new kit, add it
            to <code>data/source/react-starter-projects.js</code> of{' '}
            <ExternalLink href={kitsRepository}>javascriptstuff-db</ExternalLink>.
          </>
        }
      >
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
