import {createRequire} from 'node:module';
import path from 'node:path';
import type ts from 'typescript';

let loaded: typeof ts | undefined;

/**
 * TypeScript, which parses the code of packages. It is loaded when it is used first: that takes half
 * a second, and most modules that import it find what they look for in a cache.
 */
export const typescript = new Proxy({} as typeof ts, {
  get(_, name) {
    loaded ??= createRequire(path.resolve('package.json'))('typescript') as typeof ts;
    return loaded[name as keyof typeof ts];
  },
});
