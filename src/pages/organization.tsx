import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import {ListDates} from '@site/src/screens/organization/ListDates';
import {Projects} from '@site/src/screens/organization/Projects';
import {PlainPage} from '@site/src/screens/layout/PlainPage';
import {socialCardOf} from '@site/src/config/social-cards';
import file from '@site/src/data/projects.json';
import ended from '@generated/mirrored-packages/default/ended.json';
import type {Project} from '@site/src/data/projects-schema';
import SponsorsWithoutScript from '../plugins/sponsors/components/SponsorsWithoutScript.server';

const title = 'The Organization';

/** webpack comes first, and what has ended after what is worked on. */
const projects = [...(file.projects as Project[])].sort((a, b) => rankOf(a) - rankOf(b));

function rankOf(project: Project) {
  if (project.repo === 'webpack/webpack') return 0;
  return hasEnded(project) ? 2 : 1;
}

function hasEnded({archived, npm}: Project) {
  return archived !== undefined || ended[npm] !== undefined;
}

export default function Organization() {
  return (
    <Layout>
      <PageMetadata
        image={socialCardOf('/organization/')}
        title={title}
        description="The 48 repositories that make up webpack and its neighborhood: what each of them does, how busy it is, and who looks after it."
      />
      <PlainPage
        title={title}
        lead="The repositories that make up webpack and its neighborhood, how busy they are, and who looks after them."
      >
        <ListDates statusAsOf={file.asOf} maintainersAsOf={file.maintainersAsOf} />
        <Projects projects={projects} ended={ended} />
        {/* For readers without scripts; others have the sponsors on the first page of the site. */}
        <div id="sponsors">
          <noscript>{SponsorsWithoutScript && <SponsorsWithoutScript />}</noscript>
        </div>
      </PlainPage>
    </Layout>
  );
}
