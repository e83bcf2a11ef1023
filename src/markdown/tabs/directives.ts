import type {Paragraph, Root, RootContent} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {toString} from 'mdast-util-to-string';
import {CONTINUE, SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {errorAt, isMirrored} from '../../content/place';

/** The style sheet shows as many (src/css/elements.css). */
const most = 6;
const form =
  'write ::::tabs[What is chosen], in it a :::tab[Name] for each, closed by ::: and ::::';

/**
 * Reads tabs around any text: `::::tabs[Legend]` with a `:::tab[Name]` for each panel.
 * @throws when they are something else
 */
export function tabDirectives() {
  return (tree: Root, file: VFile): void => {
    if (isMirrored(file)) return;
    visit(tree, 'containerDirective', (node: ContainerDirective) => {
      const wrong = (message: string, at: RootContent = node) => errorAt(file, at, message);
      if (node.name === 'tab') throw wrong(`:::tab stands in no tabs: ${form}`);
      if (node.name !== 'tabs') return CONTINUE;
      const legend = takeLabel(node);
      if (!legend) throw wrong(`tabs need a legend that says what is chosen: ${form}`);
      node.data = {hName: 'tabs', hProperties: {legend}};

      const names = node.children.map((tab) => {
        if (tab.type !== 'containerDirective' || tab.name !== 'tab')
          throw wrong(`in tabs stands nothing but tabs: ${form}`, tab);
        const name = takeLabel(tab);
        if (!name) throw wrong(`a tab needs a name: ${form}`, tab);
        tab.data = {hName: 'tab', hProperties: {name}};
        visit(tab, 'containerDirective', (inner: ContainerDirective) => {
          if (/^tabs?$/.test(inner.name) && inner !== tab)
            throw wrong('tabs cannot stand in tabs: write them one after the other', inner);
        });
        visit(tab, 'heading', (heading) => {
          throw wrong(
            'a heading in a tab is out of sight of who follows its link: put it above',
            heading,
          );
        });
        return name;
      });
      if (names.length < 2 || names.length > most || new Set(names).size < names.length)
        throw wrong(`tabs are 2 to ${most} with different names, not ${names.join(', ')}: ${form}`);
      return SKIP;
    });
  };
}

/** Takes what stands in brackets behind the name of a directive out of its text. */
function takeLabel(node: ContainerDirective): string | undefined {
  const [first] = node.children;
  const {directiveLabel} = ((first as Paragraph | undefined)?.data ?? {}) as {
    directiveLabel?: true;
  };
  if (!first || !directiveLabel) return undefined;
  node.children.shift();
  return toString(first).trim() || undefined;
}
