import type {Identifier, ImportDeclaration, Program, VariableDeclaration} from 'estree';

/**
 * A plugin of recma that has a compiled page call the functions of JSX by constants. To webpack,
 * each call of an import is a dependency with a position in the source: hundreds of them a page
 * fill the memory of a build, and are written `(0, react.jsx)(…)` where a browser needs a letter.
 */
export const jsxConstants = () => (program: Program) => {
  const index = program.body.findIndex(
    (node) => node.type === 'ImportDeclaration' && node.source.value === 'react/jsx-runtime',
  );
  if (index === -1) return;
  const {specifiers} = program.body[index] as ImportDeclaration;
  const declarations = specifiers.map((specifier) => {
    const {local} = specifier;
    specifier.local = identifier(`${local.name}OfReact`);
    return constant(local, specifier.local);
  });
  program.body.splice(index + 1, 0, ...declarations);
};

const identifier = (name: string): Identifier => ({type: 'Identifier', name});

const constant = (id: Identifier, init: Identifier): VariableDeclaration => ({
  type: 'VariableDeclaration',
  kind: 'const',
  declarations: [{type: 'VariableDeclarator', id, init}],
});
