import {RegExpParser, type AST} from '@eslint-community/regexpp';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Fact} from '../fact';
import type {SourcePackage} from '../source/packages';

const schemaFile = 'schemas/WebpackOptions.json';
/**
 * Version 4 takes any text and looks for these words in it (`lib/WebpackOptionsApply.js`); this is
 * the order in which they are written.
 */
const words = '^(inline-|hidden-|eval-)?(nosources-)?(cheap-(module-)?)?source-map$';

/** Reads every text that `devtool` may be. */
export function readDevtools(source: SourcePackage): Fact[] {
  const lines = readFileSync(path.join(source.folder, schemaFile), 'utf8').split('\n');
  const line = lines.findIndex((text) => /"pattern": "\^\(inline-/.test(text));
  const pattern = line < 0 ? words : (JSON.parse(`{${lines[line]!}}`) as {pattern: string}).pattern;
  const link = source.link(schemaFile, line < 0 ? undefined : line + 1);
  return ['eval', ...textsOf(new RegExpParser().parsePattern(pattern))].map((name) => ({
    name,
    source: link,
  }));
}

/**
 * Lists every text that a pattern describes.
 * @throws when there is no end to them
 */
function textsOf(node: AST.Pattern | AST.CapturingGroup | AST.Group): string[] {
  return node.alternatives.flatMap(({elements}) =>
    elements.reduce<string[]>(
      (starts, element) => starts.flatMap((start) => partsOf(element).map((end) => start + end)),
      [''],
    ),
  );
}

function partsOf(element: AST.Element): string[] {
  switch (element.type) {
    case 'Assertion':
      return [''];
    case 'Character':
      return [String.fromCodePoint(element.value)];
    case 'CapturingGroup':
    case 'Group':
      return textsOf(element);
    case 'Quantifier':
      if (element.min === 0 && element.max === 1) return ['', ...partsOf(element.element)];
  }
  throw new Error(`The pattern of devtool has ${element.raw}, which describes texts without end`);
}
