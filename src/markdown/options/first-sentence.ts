import type {PhrasingContent, RootContent} from 'mdast';

/** Behind a sentence; a colon ends one too, where an example or a list follows. */
const end = /[.!?:](?=\s|$)/;

/**
 * Gives the first sentence below a heading, without its links: they would lead away from the entry.
 * @returns nothing when no paragraph stands before the next heading
 */
export function firstSentence(blocks: readonly RootContent[]): PhrasingContent[] {
  const limit = blocks.findIndex(({type}) => type === 'heading');
  const own = limit < 0 ? blocks : blocks.slice(0, limit);
  const paragraph = own.find((block) => block.type === 'paragraph');
  return paragraph ? upToEnd(withoutLinks(paragraph.children)) : [];
}

const withoutLinks = (nodes: readonly PhrasingContent[]): PhrasingContent[] =>
  nodes.flatMap((node) =>
    node.type === 'link' || node.type === 'linkReference' ? withoutLinks(node.children) : [node],
  );

function upToEnd(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const found = nodes.findIndex((node) => node.type === 'text' && end.test(node.value));
  const last = nodes[found];
  if (last?.type !== 'text') return [...nodes];
  const text = last.value.slice(0, end.exec(last.value)!.index);
  return [...nodes.slice(0, found), {type: 'text', value: `${text}.`}];
}
