import {isBuiltin} from 'node:module';
import type {Pattern, Statement, VariableDeclarator} from 'acorn';
import {simple} from 'acorn-walk';
import type {Configuration} from './configuration';

/** `const … = require('…')` at the top of a file. */
interface Require {
  statement: Statement;
  target: Pattern;
  /** The name of the module as it is written, with its quotes. */
  written: string;
  name: string;
}

/**
 * Makes imports of the `require` calls at the top. Node.js knows the names that its own modules
 * export; of a CommonJS package it is sure only of the default, so names are taken from that.
 * @throws when a module is required in any other way
 */
export function importsForRequires(configuration: Configuration): void {
  const {edits, statements} = configuration;
  const requires = statements.flatMap((statement) => requireIn(configuration, statement) ?? []);
  const taken: string[] = [];
  for (const {statement, target, written, name} of requires) {
    const isNames = target.type === 'ObjectPattern' && !isBuiltin(name);
    const local = isNames ? defaultName(configuration, name) : importClause(configuration, target);
    if (isNames) taken.push(`const ${configuration.sourceOf(target)} = ${local};`);
    edits.overwrite(statement.start, statement.end, `import ${local} from ${written};`);
  }
  const last = requires.at(-1);
  if (last && taken.length > 0) {
    edits.appendLeft(last.statement.end, `\n\n${taken.join('\n')}`);
  }
}

function requireIn(configuration: Configuration, statement: Statement): Require | undefined {
  if (statement.type !== 'VariableDeclaration' || statement.declarations.length !== 1) return;
  const {id, init} = statement.declarations[0] as VariableDeclarator;
  if (init?.type !== 'CallExpression' || configuration.sourceOf(init.callee) !== 'require') return;
  const [module] = init.arguments;
  if (module?.type !== 'Literal' || typeof module.value !== 'string') return;
  if (module.value.endsWith('.json')) {
    throw new Error(`require(${module.raw}) has no equal that needs no import attribute`);
  }
  return {statement, target: id, written: module.raw ?? `"${module.value}"`, name: module.value};
}

/** What stands between `import` and `from`. */
function importClause(configuration: Configuration, target: Pattern): string {
  if (target.type === 'Identifier') return target.name;
  if (target.type !== 'ObjectPattern') throw unknownPattern(configuration, target);
  const names = target.properties.map((property) => {
    if (property.type === 'RestElement' || property.value.type !== 'Identifier')
      throw unknownPattern(configuration, target);
    const name = configuration.sourceOf(property.key);
    return property.shorthand ? name : `${name} as ${property.value.name}`;
  });
  return `{ ${names.join(', ')} }`;
}

const unknownPattern = (configuration: Configuration, target: Pattern) =>
  new Error(`${configuration.sourceOf(target)} = require(…) has no equal as an import`);

/** The name a package gets when only names are taken from it: `mini-css` becomes `miniCss`. */
function defaultName(configuration: Configuration, name: string): string {
  const local = name
    .replace(/^@/, '')
    .replace(/\W+(\w?)/g, (_, letter: string) => letter.toUpperCase());
  simple(configuration.program, {
    VariableDeclarator({id}) {
      if (id.type === 'Identifier' && id.name === local)
        throw new Error(`${local} is taken: require "${name}" once, and as a whole`);
    },
  });
  return local;
}
