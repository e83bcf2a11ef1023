import {isNode, LineCounter, parseDocument, type Document} from 'yaml';
import * as z from 'zod';
import type {Problem} from './finding';
import {type FrontMatter, mirroredPageSchema, pageSchema} from '../data/front-matter-schema';

const fence = /^---\r?\n([\s\S]*?)^---[^\S\n]*(?:\r?\n|$)/m;

/** The result of `parseFrontMatter`. */
export interface ParsedFile {
  /** Missing when there are problems. */
  frontMatter?: FrontMatter;
  /** The Markdown below the front matter. */
  body: string;
  problems: Problem[];
  /** The number of lines above the body. */
  linesAbove: number;
  /** Gives the 1-based line in the file of the value at a path, or of the nearest parent; 1 without any. */
  lineOf: (...path: PropertyKey[]) => number;
}

/**
 * Splits a page into front matter and body, and validates the front matter.
 * @param source whole text of the file
 * @param file path relative to the site, for the messages
 * @param mirrored whether the page was made from a README: other keys are allowed then
 */
export function parseFrontMatter(source: string, file: string, mirrored: boolean): ParsedFile {
  const match = fence.exec(source);
  if (!match || match.index !== 0) {
    const problem = {
      file,
      line: 1,
      rule: 'front matter',
      message:
        'is missing; a page starts with a block between two lines of "---" that has a title and a description',
    };
    return {body: source, problems: [problem], linesAbove: 0, lineOf: () => 1};
  }
  const body = source.slice(match[0].length);
  const lines = new LineCounter();
  const document = parseDocument(match[1] ?? '', {lineCounter: lines});
  // The block starts on the second line of the file, below the first "---".
  const lineOf = (...path: PropertyKey[]) => lineOfPath(document, lines, path) + 1;
  const linesAbove = match[0].split('\n').length - 1;

  if (document.errors.length > 0) {
    const problems = document.errors.map((error) => ({
      file,
      line: lines.linePos(error.pos[0]).line + 1,
      rule: 'front matter',
      message: `is not valid YAML: ${error.message.split('\n')[0]}`,
    }));
    return {body, problems, linesAbove, lineOf};
  }

  const schema = mirrored ? mirroredPageSchema : pageSchema;
  const result = schema.safeParse(document.toJS() ?? {}, {reportInput: true});
  if (result.success) {
    return {frontMatter: result.data, body, problems: [], linesAbove, lineOf};
  }
  const allowed = Object.keys(schema.shape);
  const problems = result.error.issues.flatMap((issue) =>
    describeIssue(issue, allowed).map(({path, message}) => ({
      file,
      line: lineOf(...path),
      rule: z.core.toDotPath(path),
      message,
    })),
  );
  return {body, problems, linesAbove, lineOf};
}

function describeIssue(issue: z.core.$ZodIssue, allowed: string[]) {
  if (issue.code === 'unrecognized_keys') {
    const keys = issue.path.length === 0 ? allowed : ['title', 'url'];
    return issue.keys.map((key) => ({
      path: [...issue.path, key],
      message: `is not a known key; allowed are ${keys.join(', ')}`,
    }));
  }
  const missing = issue.code === 'invalid_type' && issue.input === undefined;
  const message = missing ? `is missing; it ${issue.message}` : issue.message;
  return [{path: issue.path, message}];
}

/** Gives the line of the value at `path`, or of its nearest parent that exists; 0 without any. */
export function lineOfPath(document: Document, lines: LineCounter, path: PropertyKey[]): number {
  const candidates = path.map((_, index) =>
    document.getIn(path.slice(0, path.length - index), true),
  );
  const node = candidates.find((candidate) => isNode(candidate) && candidate.range);
  return isNode(node) ? lines.linePos(node.range![0]).line : 0;
}
