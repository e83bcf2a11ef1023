// Change: plain HTML; what Markdown becomes is decided while building (src/markdown). Left here is what tells Docusaurus' link check of links and anchors, and the list of a section's pages.
// Original: @docusaurus/theme-classic/lib/theme/MDXComponents/index.js sha256:b1a0eed95525de25273120c4f48ef939e51e0adfafe4a9b1c64fd3d040d6136c
import Head from '@docusaurus/Head';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ComponentProps, HTMLAttributes} from 'react';
import {InternalLink, isExternalUrl} from '@site/src/components/ui/SiteLink';
import {SectionPages} from '@site/src/screens/docs/SectionPages';

/** A link in the text of a page: known to the link check, in a new tab when it leaves the site. */
function DocLink(props: Omit<ComponentProps<'a'>, 'ref'>) {
  useBrokenLinks().collectAnchor(props.id);
  if (!isExternalUrl(props.href)) return <InternalLink {...props} />;
  return (
    <a href={props.href} target="_blank" rel="noopener" {...props}>
      {props.children}
    </a>
  );
}

const anchorTags = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'li'] as const;

/** Makes a component that renders the element itself, known to the link check when it has an id. */
const createAnchor = (Tag: (typeof anchorTags)[number]) =>
  function Anchor(props: HTMLAttributes<HTMLElement>) {
    useBrokenLinks().collectAnchor(props.id);
    return <Tag {...props} />;
  };

export default {
  Head,
  Details: 'details',
  a: DocLink,
  SectionPages,
  ...Object.fromEntries(anchorTags.map((tag) => [tag, createAnchor(tag)])),
};
