import {createRequire} from 'node:module';
import path from 'node:path';
import type ts from 'typescript';

let loaded: typeof ts | undefined;

/**
 * Gives TypeScript, which parses the code of packages. It is loaded when code is read, because that
 * takes half a second, and most that imports what reads code finds what it asks for kept.
 */
export const typescript = (): typeof ts =>
  (loaded ??= createRequire(path.resolve('package.json'))('typescript') as typeof ts);
