import type {Identifier} from 'acorn';
import {ancestor} from 'acorn-walk';
import type {Configuration} from './configuration';

/** What stands for CommonJS' variables in an ES module. */
const replacements: Record<string, string> = {
  __dirname: 'import.meta.dirname',
  __filename: 'import.meta.filename',
};
const gone = new Set(['require', 'module', 'exports']);

/**
 * Puts `import.meta` in the place of `__dirname` and `__filename`.
 * @throws when `require`, `module` or `exports` is used below the top
 */
export function moduleGlobals(configuration: Configuration): void {
  const {edits, program} = configuration;
  ancestor(program, {
    Identifier(node: Identifier, _state, ancestors) {
      const replacement = Object.hasOwn(replacements, node.name) && replacements[node.name];
      if (replacement) edits.overwrite(node.start, node.end, replacement);
      // The statements at the top, which have their own steps, are two and three levels deep.
      else if (gone.has(node.name) && !isTopLevel(ancestors.map(({type}) => type)))
        throw new Error(
          `${node.name} inside of the configuration has no equal in ES modules: require modules at the top, into a const`,
        );
    },
  });
}

const isTopLevel = (types: readonly string[]) =>
  /^Program (VariableDeclaration VariableDeclarator CallExpression|ExpressionStatement AssignmentExpression MemberExpression) Identifier$/.test(
    types.join(' '),
  );
