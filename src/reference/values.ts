import ts from 'typescript';
import {docCommentOf, type Fact} from './source/doc-comment';
import type {SourcePackage} from './source/packages';
import {nodesOf, readScript, readText} from './source/script';

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
  const lines = readText(source, schemaFile).split('\n');
  const line = lines.findIndex((text) => /"pattern": "\^\(inline-/.test(text));
  const pattern = line < 0 ? words : (JSON.parse(`{${lines[line]!}}`) as {pattern: string}).pattern;
  const link = source.link(schemaFile, line < 0 ? undefined : line + 1);
  const names = new Set(['eval', ...textsOf(pattern.slice(1, -1))]);
  return [...names].map((name) => ({name, source: link}));
}

/**
 * Lists every text that a pattern describes, group by group, the inner ones first.
 * @throws when there is more in it than groups that may be left out
 */
function textsOf(pattern: string): string[] {
  const [group, choices = '', optional] = /\(([^()]*)\)(\?)?/.exec(pattern) ?? [];
  if (group !== undefined)
    return [...(optional ? [''] : []), ...choices.split('|')].flatMap((choice) =>
      textsOf(pattern.replace(group, choice)),
    );
  if (/^[\w-]+$/.test(pattern)) return [pattern];
  throw new Error(`the pattern of devtool has more than optional groups: ${pattern}`);
}
