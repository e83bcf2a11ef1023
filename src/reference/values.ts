import {type AST, RegExpParser} from '@eslint-community/regexpp';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {docCommentOf, type Fact} from './source/doc-comment';
import type {SourcePackage} from './source/packages';
import {nodesOf, readScript} from './source/script';

/** A moment of `processAssets` that plugins can choose. */
export interface StageFact extends Fact {
  /** Taps with smaller numbers come first. */
  value: number;
}

const prefix = 'PROCESS_ASSETS_STAGE_';

/** Reads the stages of `Compilation#processAssets`, first to last. Version 4 has none. */
export function readStages(source: SourcePackage): StageFact[] {
  const script = readScript(source, 'lib/Compilation.js');
  return nodesOf(script.tree, ts.isExpressionStatement)
    .flatMap((statement) => {
      const {expression} = statement;
      if (!ts.isBinaryExpression(expression)) return [];
      const {left, right} = expression;
      if (!ts.isPropertyAccessExpression(left) || !left.name.text.startsWith(prefix)) return [];
      return [
        {
          name: left.name.text,
          source: script.link(statement),
          ...docCommentOf(statement),
          value: Number(right.getText()),
        },
      ];
    })
    .sort((a, b) => a.value - b.value);
}

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
