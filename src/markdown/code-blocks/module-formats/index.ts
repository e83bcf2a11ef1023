import path from 'node:path';
import type {ModuleFormat} from '../../../config/tabs';
import {Configuration} from './configuration';
import {exportDefault, exportTyped} from './exports';
import {moduleGlobals} from './globals';
import {importsForRequires} from './requires';

/** What readers call them. */
export const moduleFormatNames: Record<ModuleFormat, string> = {
  cjs: 'CommonJS',
  esm: 'ES module',
  ts: 'TypeScript',
};

/** How files of each format end. */
const endings: Record<ModuleFormat, string> = {cjs: '.js', esm: '.mjs', ts: '.mts'};

/**
 * Writes a CommonJS configuration in another module format, on its syntax tree: what it does not
 * change keeps every character, comments too.
 * @throws when the code uses something of CommonJS that has no equal in modules
 */
export function inModuleFormat(format: ModuleFormat, source: string): string {
  const configuration = new Configuration(source);
  if (format === 'cjs') return source;
  importsForRequires(configuration);
  moduleGlobals(configuration);
  if (format === 'ts') exportTyped(configuration);
  else exportDefault(configuration);
  return configuration.text();
}

/** Gives the name a file has in another module format. */
export function fileNameIn(format: ModuleFormat, title: string): string {
  return title.slice(0, -path.extname(title).length) + endings[format];
}
