import {execFileSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Code} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {visit} from 'unist-util-visit';
import {dataFolder} from '../../versions/data';
import {versions} from '../../versions';
import type {UpgradeRequest} from './request';

/** Where a release is said. */
export interface Mention {
  /** Relative to the site. */
  file: string;
  /** From 1. */
  line: number;
  text: string;
}

/** What was done with the places that say a release. */
export interface Mentions {
  rewritten: Mention[];
  /** What people have said about the release, and may hold no more. */
  toReview: Mention[];
}

type Pin = Pick<UpgradeRequest, 'name' | 'before' | 'release'>;

const escaped = (text: string) => text.replaceAll(/[.\\/-]/g, '\\$&');
const said = (release: string) => new RegExp(`(?<![\\d.])${escaped(release)}(?!\\.?\\d)`, 'g');
const named = (name: string) => new RegExp(`(?<![\\w/-])${escaped(name)}(?![\\w/-])`);

/**
 * Says the new release in a file: in the lines of examples and of code blocks that name the package.
 * What stands in sentences was proved by a person and stays.
 * @param isExample whether the file belongs to an example project
 */
export function withRelease(
  {name, before, release}: Pin,
  text: string,
  isExample: boolean,
): {text: string; rewritten: number[]; toReview: number[]} {
  const rewritten: number[] = [];
  const toReview: number[] = [];
  const isCode = isExample ? () => true : codeLines(text);
  const lines = text.split('\n').map((line, index) => {
    if (line.search(said(before)) < 0) return line;
    const isPin = isCode(index + 1) && named(name).test(line);
    // A number alone may be that of another package.
    if (!isPin && isExample) return line;
    (isPin ? rewritten : toReview).push(index + 1);
    return isPin ? line.replaceAll(said(before), release) : line;
  });
  return {text: lines.join('\n'), rewritten, toReview};
}

function codeLines(text: string): (line: number) => boolean {
  const lines = new Set<number>();
  visit(fromMarkdown(text), 'code', ({position}: Code) => {
    for (let line = position!.start.line; line <= position!.end.line; line += 1) lines.add(line);
  });
  return (line) => lines.has(line);
}

/** Says the new release everywhere in the pages and examples, and finds what people have to see. */
export function rewriteMentions(request: UpgradeRequest, siteDir: string): Mentions {
  const found: Mentions = {rewritten: [], toReview: []};
  for (const file of filesWith(request.before, siteDir)) {
    const place = path.join(siteDir, file);
    const old = readFileSync(place, 'utf8');
    const isExample = file.includes('/_examples/');
    const {text, rewritten, toReview} = withRelease(request, old, isExample);
    const lines = text.split('\n');
    const at = (line: number) => ({file, line, text: lines[line - 1]!.trim()});
    found.rewritten.push(...rewritten.map(at));
    found.toReview.push(...toReview.map(at));
    if (rewritten.length > 0) writeFileSync(place, text);
  }
  return found;
}

/** Manifests of versions hold the pins, and their lists are made again. */
function filesWith(release: string, siteDir: string): string[] {
  const others = versions.flatMap((version) => [
    `:!${dataFolder(version)}`,
    `:!${version.folder}/package.json`,
  ]);
  const places = versions.map(({folder}) => folder);
  try {
    const args = ['grep', '-I', '--name-only', '--fixed-strings', '-e', release, '--'];
    const out = execFileSync('git', [...args, ...places, ...others], {
      cwd: siteDir,
      encoding: 'utf8',
    });
    return out.split('\n').filter((file) => file !== '');
  } catch (error) {
    // Git ends with 1 when nothing is found.
    if ((error as {status?: number}).status === 1) return [];
    throw error;
  }
}
