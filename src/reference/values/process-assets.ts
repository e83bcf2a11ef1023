import ts from 'typescript';
import type {Fact} from '../fact';
import {docCommentOf} from '../source/doc-comment';
import type {SourcePackage} from '../source/packages';
import {nodesOf, readScript} from '../source/script';

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
