import type {Heading, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Anchor} from '../index-node';
import {anchorOf} from '../anchors';

/** An example that a page quotes or runs below one of its headings. */
export interface ShownExample {
  name: string;
  /** Missing above the first heading. */
  anchor?: Anchor;
  /** Commands that a terminal runs in it. */
  commands: string[];
}

/**
 * Finds the examples that a page shows, in order. Blocks with `project` are left out, because they only
 * take some files from an example.
 * @param tree of the page, whose headings have their ids
 */
export function shownExamplesIn(tree: Root): ShownExample[] {
  const examples: ShownExample[] = [];
  let heading: Heading | undefined;
  visit(tree, (node) => {
    if (node.type === 'heading' && node.depth <= 3) heading = node;
    if (node.type !== 'code') return;
    const meta = node.meta ?? '';
    const [, name] = /\b(?:files?|example)="([^/"]+)/.exec(meta) ?? [];
    if (!name || /\bproject=/.test(meta)) return;
    const commands = node.lang === 'console' ? commandsIn(node.value) : [];
    examples.push({name, anchor: heading && anchorOf(heading), commands});
  });
  return examples;
}

const commandsIn = (terminal: string) =>
  [...terminal.matchAll(/^\$ (.+)/gm)].map(([, command]) => command!);
