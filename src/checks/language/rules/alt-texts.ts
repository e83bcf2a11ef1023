import {fromHtml} from 'hast-util-from-html';
import {selectAll} from 'hast-util-select';
import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Finding, PageRule} from '../../../content/page';

/** Images say in their alt text what they show. */
export const altTexts: PageRule = {
  name: 'alt-texts',
  check({tree, linesAbove}) {
    const findings: Finding[] = [];
    visit(tree, (node) => {
      for (const alt of altsOf(node)) {
        const what = faultOf(alt.trim());
        if (what === undefined) continue;
        findings.push({
          line: (node.position?.start.line ?? 1) + linesAbove,
          what,
          why: 'it stands for the image where that cannot be seen',
          fix: 'say what the image shows, as you would on the telephone',
        });
      }
    });
    return findings;
  },
};

/** Gives the alt text of each image in a node, an empty one where there is none. */
function altsOf(node: Nodes): string[] {
  if (node.type === 'image' || node.type === 'imageReference') return [node.alt ?? ''];
  if (node.type === 'html') {
    const images = selectAll('img', fromHtml(node.value, {fragment: true}));
    return images.map(({properties}) => String(properties.alt ?? ''));
  }
  const isJsx = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
  if (!isJsx || node.name !== 'img') return [];
  const alt = node.attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'alt',
  );
  return [typeof alt?.value === 'string' ? alt.value : ''];
}

function faultOf(alt: string): string | undefined {
  if (alt === '') return 'an image has no alt text';
  if (/\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(alt))
    return `the alt text "${alt}" is the name of a file`;
  const [opening] =
    /^(?:an? |the )?(?:image|picture|photo|screenshot|graphic) (?:of|showing)\b/i.exec(alt) ?? [];
  return opening ? `the alt text begins with "${opening}", which is said anyway` : undefined;
}
