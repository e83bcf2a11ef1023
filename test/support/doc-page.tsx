import type {ComponentProps} from 'react';
import {SectionPages} from '../../src/screens/docs/SectionPages';
import DocItem from '../../src/theme/DocItem';
import type {PageFrontMatter, SectionMenu} from '../../src/types/content';
import {render} from './render';

/** The menu of a small section: an intro page, one group, and one without a name. */
export const shopMenu: SectionMenu = {
  section: 'concepts',
  groups: [
    {pages: [{title: 'Concepts', url: '/concepts/'}]},
    {
      label: 'Basics',
      pages: [
        {title: 'Output', url: '/concepts/output/', translated: true},
        {title: 'Loaders', url: '/concepts/loaders/'},
      ],
    },
  ],
};

interface Options {
  /** Address without the slash at the end, as the docs plugin writes it. */
  permalink?: string;
  title?: string;
  frontMatter?: Partial<PageFrontMatter>;
  toc?: {value: string; id: string; level: number}[];
  menu?: SectionMenu;
  previous?: {title: string; permalink: string};
  next?: {title: string; permalink: string};
}

/** Renders a documentation page as its route would. */
export function renderDocPage({
  permalink = '/concepts/output',
  title = 'Output',
  frontMatter = {},
  toc = [],
  menu = shopMenu,
  previous,
  next,
}: Options = {}) {
  const source = '@site/docs/concepts/output.md';
  const description = 'Where files go, how they are called, and who asks for them.';
  const text = () => (
    <>
      <p>Text of the page</p>
      <SectionPages />
    </>
  );
  const content = Object.assign(text, {
    metadata: {id: 'x', title, description, permalink, source, previous, next, tags: []},
    frontMatter: {title, description, ...frontMatter},
    toc,
    assets: {},
    contentTitle: undefined,
  });
  const props = {content, menu, route: {}} as unknown as ComponentProps<typeof DocItem>;
  return render(<DocItem {...props} />, {at: permalink});
}
