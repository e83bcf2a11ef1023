/** A screen: a page of this site that is made of components in `src/pages`, not of Markdown. */
interface Screen {
  url: string;
  title: string;
  /** Whether it has a picture of its own for previews elsewhere. */
  hasSocialCard?: true;
  /** Its position in the sidebar of top-level pages, below all of them; missing for a screen that is not listed there. */
  sidebarPosition?: number;
}

/** The screens that may be linked to, besides the home page. They exist once, without a version. */
export const screens: readonly Screen[] = [
  {url: '/offline-reading/', title: 'Offline Reading', sidebarPosition: 2},
  {url: '/organization/', title: 'The Organization', hasSocialCard: true},
  {url: '/starter-kits/', title: 'Starter Kits', hasSocialCard: true},
  {url: '/vote/', title: 'Vote', sidebarPosition: 1, hasSocialCard: true},
];

/** Their URLs. */
export const screenUrls: readonly string[] = screens.map(({url}) => url);

/**
 * Attribute of a screen that is no page of the documentation: its document links the styles of such
 * screens, which others load with the application (plugins/wake/build).
 */
export const screenAttribute = 'data-screen';
