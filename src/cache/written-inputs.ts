import path from 'node:path';
import * as z from 'zod';
import type {Input} from './inputs';

/** What a result was made from, as it is written beside the result: kind, path, names, hash. */
export const writtenInputs = z.array(
  z.tuple([z.enum(['file', 'folder']), z.string(), z.string(), z.string()]),
);

export type WrittenInputs = z.infer<typeof writtenInputs>;

/** Writes inputs with paths that are relative to the site, so that it can stand elsewhere. */
export const writeInputs = (siteDir: string, inputs: readonly Input[]): WrittenInputs =>
  inputs.map(({kind, path: file, names, hash}) => [
    kind,
    path.relative(siteDir, file),
    names,
    hash,
  ]);

/** Reads inputs the way `writeInputs` writes them. */
export const readInputs = (siteDir: string, written: WrittenInputs): Input[] =>
  written.map(([kind, file, names, hash]) => ({
    kind,
    names,
    path: path.resolve(siteDir, file),
    hash,
  }));
