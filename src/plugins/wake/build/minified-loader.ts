import {readFileSync} from 'node:fs';
import path from 'node:path';
import {transformSync} from '@swc/core';

/**
 * Gives the inline loader as it stands in pages: small, and the same in every build.
 * @param file its source
 */
export function minifiedLoader(file = path.join(__dirname, '../browser/loader.ts')): string {
  const {code} = transformSync(readFileSync(file, 'utf8'), {
    configFile: false,
    swcrc: false,
    isModule: false,
    minify: true,
    jsc: {
      parser: {syntax: 'typescript'},
      target: 'es2020',
      minify: {compress: true, mangle: true},
    },
  });
  return code.trim().replace(/;$/, '');
}
