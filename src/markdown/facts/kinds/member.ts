import {type FactKind, type FactPart, row, sourced} from '../fact-kind';

/** `::loader-context[emitFile]`: a member of `this` in a loader. */
export const loaderContext: FactKind = {
  directive: 'loader-context',
  called: 'member of the loader context',
  facts: ({loaderContext: members}) =>
    members.map(({name, type, source}) => ({
      name,
      titles: [name, `this.${name}`, `${name}()`, `this.${name}()`],
      rows: [sourced('Type', source, [type ? {code: type} : 'not declared'])],
    })),
};

/** `::magic-comment[webpackChunkName]`: what its value has to be. */
export const magicComment: FactKind = {
  directive: 'magic-comment',
  called: 'magic comment',
  facts: ({magicComments}) =>
    magicComments.map(({name, expects, readBy, source}) => ({
      name,
      titles: [name],
      rows: [
        sourced('Takes', source, [expects ?? 'a value']),
        ...row('Read by', ...commaSeparated(readBy)),
      ],
    })),
};

const commaSeparated = (names: readonly string[]): FactPart[] =>
  names.length > 0 ? [names.join(', ')] : [];
