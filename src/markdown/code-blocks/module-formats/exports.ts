import type {Configuration} from './configuration';

const typeComment = /^\*\s*@type \{import\(["']webpack["']\)\.Configuration(\[\])?\}\s*$/;

/** Makes `export default` of `module.exports =`. */
export function exportDefault(configuration: Configuration): void {
  const {statement, value} = configuration.exported();
  configuration.edits.overwrite(statement.start, value.start, 'export default ');
}

/**
 * Names the type of what is exported; a comment that names it for editors goes.
 * @throws when it is neither an object nor a list of objects
 */
export function exportTyped(configuration: Configuration): void {
  const {edits} = configuration;
  const {statement, value} = configuration.exported();
  if (value.type !== 'ObjectExpression' && value.type !== 'ArrayExpression') {
    throw new Error(
      'a configuration with tabs exports an object or a list: write the formats of a function by hand',
    );
  }
  const comment = configuration.commentBefore(statement);
  if (comment && typeComment.test(comment.value)) edits.remove(comment.start, statement.start);
  const type = value.type === 'ArrayExpression' ? 'Configuration[]' : 'Configuration';
  edits.overwrite(statement.start, value.start, `const config: ${type} = `);
  edits.appendRight(statement.end, '\n\nexport default config;');
  addTypeImport(configuration);
}

/** Types are imported after the modules; before a `const` that takes names from one. */
function addTypeImport({edits, source, statements}: Configuration): void {
  const written = 'import type { Configuration } from "webpack";';
  const last = statements
    .filter(({start, end}) => /^const [^=]+= require\(/.test(source.slice(start, end)))
    .at(-1);
  if (last) edits.prependLeft(last.end, `\n${written}`);
  else edits.prepend(`${written}\n\n`);
}
