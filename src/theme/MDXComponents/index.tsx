// Change: plain HTML; what Markdown becomes is decided while building (src/markdown). Left here is what tells Docusaurus' link check of links and anchors.
// Original: @docusaurus/theme-classic/lib/theme/MDXComponents/index.js sha256:b1a0eed95525de25273120c4f48ef939e51e0adfafe4a9b1c64fd3d040d6136c
import Head from '@docusaurus/Head';
import {DocLink, anchored} from '@site/src/components/docs/DocLink';

const MDXComponents = {
  Head,
  Details: 'details',
  a: DocLink,
  h1: anchored('h1'),
  h2: anchored('h2'),
  h3: anchored('h3'),
  h4: anchored('h4'),
  h5: anchored('h5'),
  h6: anchored('h6'),
  li: anchored('li'),
};

export default MDXComponents;
