import {type Comment, type Expression, type Node, parse, type Program, type Statement} from 'acorn';
import MagicString from 'magic-string';

/** A configuration in CommonJS while it is rewritten: its tree, and the edits made so far. */
export class Configuration {
  readonly program: Program;
  readonly edits: MagicString;
  readonly #comments: Comment[] = [];

  /** @throws when it is not CommonJS in correct JavaScript, or exports nothing */
  constructor(readonly source: string) {
    try {
      this.program = parse(source, {
        ecmaVersion: 'latest',
        sourceType: 'script',
        onComment: this.#comments,
      });
    } catch (error) {
      throw new Error(
        `a configuration with tabs is written in CommonJS: ${(error as Error).message}`,
      );
    }
    this.edits = new MagicString(source);
    this.exported();
  }

  get statements(): Statement[] {
    return this.program.body as Statement[];
  }

  sourceOf({start, end}: Node): string {
    return this.source.slice(start, end);
  }

  /** The statement `module.exports = …` and what it exports. */
  exported(): {statement: Statement; value: Expression} {
    for (const statement of this.statements) {
      if (statement.type !== 'ExpressionStatement') continue;
      const {expression} = statement;
      if (
        expression.type === 'AssignmentExpression' &&
        this.sourceOf(expression.left) === 'module.exports'
      )
        return {statement, value: expression.right};
    }
    throw new Error('a configuration with tabs has to end in module.exports = …');
  }

  /** The comment right before a statement. */
  commentBefore({start}: Node): Comment | undefined {
    const comment = this.#comments.filter(({end}) => end <= start).at(-1);
    return comment && this.source.slice(comment.end, start).trim() === '' ? comment : undefined;
  }

  text(): string {
    return this.edits.toString();
  }
}
