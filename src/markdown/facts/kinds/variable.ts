import {type FactKind, row, sourced, state} from '../fact-kind';

/** `::variable[__webpack_hash__]`, and names such as `import.meta.url` and `module.hot.accept`. */
export const variable: FactKind = {
  directive: 'variable',
  called: 'variable',
  facts: ({variables, importMeta, moduleHot, moduleApi}) =>
    [...variables, ...importMeta, ...moduleHot, ...moduleApi].map(
      ({name, type, by, source, deprecated}) => ({
        name,
        titles: [name, name.split('.').at(-1)!, `${name.split('.').at(-1)!}()`, `${name}()`],
        rows: [
          type
            ? sourced('Type', source, [{code: type}])
            : sourced('Made', source, by ? ['by ', {code: by}] : ['by the runtime']),
          ...row('Plugin', type && by ? {code: by} : undefined),
          ...state(deprecated),
        ],
      }),
    ),
};
