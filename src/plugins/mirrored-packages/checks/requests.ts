import {type Node, parse} from 'acorn';
import {simple} from 'acorn-walk';

/** A module that a program asks for. */
export interface Request {
  /** As it is written. */
  name: string;
  /** The exports it takes by their names. */
  exports: string[];
}

interface Literal extends Node {
  value?: unknown;
}

/** Gives the modules that a program imports, requires or resolves; none when it cannot be parsed. */
export function requestsIn(program: string): Request[] {
  const found = new Map<string, Request>();
  const add = (source: Literal | null | undefined, names: readonly string[] = []) => {
    if (typeof source?.value !== 'string') return;
    const request = found.get(source.value) ?? {name: source.value, exports: []};
    found.set(source.value, {...request, exports: [...new Set([...request.exports, ...names])]});
  };
  try {
    simple(
      parse(program, {
        ecmaVersion: 'latest',
        sourceType: 'module',
        allowReturnOutsideFunction: true,
      }),
      {
        ImportDeclaration({source, specifiers}) {
          const names = specifiers.flatMap((one) =>
            one.type === 'ImportSpecifier' && one.imported.type === 'Identifier'
              ? [one.imported.name]
              : [],
          );
          add(
            source,
            names.filter((name) => name !== 'default'),
          );
        },
        ImportExpression({source}) {
          add(source);
        },
        CallExpression({callee, arguments: [first]}) {
          const text = program.slice(callee.start, callee.end);
          if (/^(?:require|require\.resolve|import\.meta\.resolve)$/.test(text)) add(first);
        },
      },
    );
  } catch {
    // What is wrong with it is said where it stands.
  }
  return [...found.values()];
}

/** The package that a request leads into; undefined for files and for what Node.js has itself. */
export function packageOf(request: string): string | undefined {
  if (/^(?:[./]|node:)/.test(request)) return undefined;
  return /^(?:@[^/]+\/)?[^/]+/.exec(request)?.[0];
}
