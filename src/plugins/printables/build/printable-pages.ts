import {type DirectoryNode, type PageNode, pagesOf} from '../../../content/node';
import {isHidden} from '../../../content/order';

/**
 * Gives the pages of a combined page in reading order.
 * @param root index of the version
 * @param section folder name; missing for the pages that lie in no section
 */
export function pagesToPrint(root: DirectoryNode, section: string | undefined): PageNode[] {
  const nodes = root.children.filter(({type, name}) =>
    section === undefined ? type === 'file' : type === 'directory' && name === section,
  );
  return nodes.flatMap(pagesOf).filter((page) => !isHidden(page));
}

/**
 * Writes the module a combined page gets its pages from. They are imported as their own routes
 * import them, and so compiled once; and each gets what its module says about it, as there.
 */
export function pagesModule(pages: readonly PageNode[]): string {
  const imports = pages.map(
    ({path}, position) => `import * as page${position} from ${JSON.stringify(`@site/${path}`)};`,
  );
  const names = pages.map((_, position) => `page${position}`);
  return `${imports.join('\n')}
const withFacts = ({default: page, ...facts}) => Object.assign(page, facts);
export default [${names.join(', ')}].map(withFacts);
`;
}
