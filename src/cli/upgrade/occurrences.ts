import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {createMatcher} from '../../checks/coverage/fact-ids';
import {listWrittenPages} from '../../content/list-pages';
import type {DocumentationVersion} from '../../versions';

/** A line of a page, or of a file of claims. */
export interface Occurrence {
  /** Path relative to the site. */
  file: string;
  line: number;
}

/** A file with its lines. */
export interface Source {
  file: string;
  lines: readonly string[];
}

/** Reads the pages of a version and the claims about them. */
export function readSources({folder}: DocumentationVersion, siteDir: string): Source[] {
  const claims = globSync(`${folder}/**/_claims/**/*.mjs`, {
    cwd: siteDir,
    ignore: '**/node_modules/**',
  });
  return [...listWrittenPages(siteDir, folder), ...claims.sort()].map((file) => ({
    file,
    lines: readFileSync(path.join(siteDir, file), 'utf8').split('\n'),
  }));
}

/**
 * Finds the lines that name a fact: by its whole name anywhere, and by the last part of it in code
 * where the file has the head of the fact.
 * @param name as `output.clean` or `Compiler.run`
 */
export function findOccurrences(name: string, sources: readonly Source[]): Occurrence[] {
  const whole = new RegExp(`(?<![\\w.-])${escaped(name)}(?![\\w-])`);
  const last = /[^.\s]+$/.exec(name)![0];
  const inCode = new RegExp(`\`${escaped(last)}\``);
  return sources.flatMap(({file, lines}) => {
    const hasHead = lines.some((line) => line.startsWith('#') && whole.test(line));
    return lines.flatMap((line, index) =>
      whole.test(line) || (hasHead && inCode.test(line)) ? [{file, line: index + 1}] : [],
    );
  });
}

/**
 * Finds where a fact that no page describes belongs: at a marker that means it, or at the head of
 * what it is part of, or of the nearest that is called alike.
 * @param id as `option:output.clean`
 */
export function findInsertionPoint(id: string, sources: readonly Source[]): Occurrence | undefined {
  const [, kind = '', name = ''] = /^([\w-]+):(.*)$/s.exec(id) ?? [];
  const marked = findFirstLine(sources, (line) => {
    const announced = /^<!-- covers: (.*?) -->/.exec(line)?.[1] ?? '';
    return announced.split(/,\s*/).some((pattern) => pattern !== '' && createMatcher(pattern)(id));
  });
  if (marked) return marked;
  const parts = name.split('.');
  for (let count = parts.length - 1; count > 0; count--) {
    const prefix = parts.slice(0, count).join('.');
    const head = new RegExp(
      `^#+ \`${escaped(prefix)}[\`.[]|^::${kind}\\[${escaped(prefix)}[\\].[]`,
    );
    const location = findFirstLine(sources, (line) => head.test(line));
    if (location) return location;
  }
  return findFirstLine(sources, (line) => line.startsWith(`::${kind}[`));
}

function findFirstLine(
  sources: readonly Source[],
  matches: (line: string) => boolean,
): Occurrence | undefined {
  for (const {file, lines} of sources) {
    const index = lines.findIndex(matches);
    if (index >= 0) return {file, line: index + 1};
  }
  return undefined;
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
