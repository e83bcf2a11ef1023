import {createHash} from 'node:crypto';
import {type DefaultTreeAdapterTypes, parse} from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const executable = new Set(['', 'module', 'text/javascript', 'application/javascript']);

/**
 * Gives the hashes of a page's inline scripts, as a content security policy names them.
 * @param html the page exactly as it is served: the hash is of the minified text
 */
export function inlineScriptHashes(html: string): string[] {
  const hashes: string[] = [];
  visit(parse(html), (element) => {
    const attribute = (name: string) => element.attrs.find((attr) => attr.name === name)?.value;
    if (element.tagName !== 'script' || attribute('src') !== undefined) return;
    if (!executable.has(attribute('type') ?? '')) return;
    const text = element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
    hashes.push(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  });
  return hashes;
}

function visit(node: Node, onElement: (element: Element) => void): void {
  if ('tagName' in node) onElement(node);
  if ('childNodes' in node) for (const child of node.childNodes) visit(child, onElement);
}
