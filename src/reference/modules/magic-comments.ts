import path from 'node:path';
import {lineAt, readText, scriptsIn, type SourcePackage} from '../source/packages';
import type {Fact} from '../source/syntax';

/** A comment that tells webpack how to load the module after it. */
export interface MagicCommentFact extends Fact {
  /** What webpack says it expected, when the value is another: `a boolean`. */
  expects?: string;
  /** Files of webpack that read it: they decide where it may be written. */
  readBy: string[];
}

const lookUp = /(?:options|Options)\.(webpack[A-Z]\w*)/g;

/** Reads the magic comments: what webpack looks up in the options of a comment. */
export function readMagicComments(source: SourcePackage): MagicCommentFact[] {
  const facts = new Map<string, MagicCommentFact>();
  for (const file of scriptsIn(source)) {
    const text = readText(source, file);
    for (const {1: name = '', index} of text.matchAll(lookUp)) {
      const link = source.link(file, lineAt(text, index));
      const fact = facts.get(name) ?? {name, source: link, readBy: []};
      facts.set(name, {
        ...fact,
        expects: fact.expects ?? expectationIn(text, name),
        readBy: [...new Set([...fact.readBy, path.basename(file, '.js')])],
      });
    }
  }
  return [...facts.values()].sort((a, b) => a.name.localeCompare(b.name));
}

/** What the warning of another value says: "`webpackIgnore` expected a boolean, but received: …". */
function expectationIn(text: string, name: string): string | undefined {
  return new RegExp(`${name}\\\\?\` expected (.+?),? but received`).exec(text)?.[1];
}
