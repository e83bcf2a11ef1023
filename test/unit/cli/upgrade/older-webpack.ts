import {cpSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {factsOfFolder} from '../../../../src/cli/upgrade/facts-of-folder';
import type {Areas} from '../../../../src/reference';
import {newest} from '../../../../src/versions';
import {dataFolder} from '../../../../src/versions/data';
import {packageFolder} from '../../../../src/versions/packages';

const folder = 'test-results/older-webpack';

/** Gives what `makeOlderWebpack` tells. */
export async function readOlderWebpack(): Promise<Areas> {
  makeOlderWebpack();
  try {
    return await factsOfFolder(newest, folder, process.cwd());
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/**
 * Makes a release of webpack that never was out of the installed one: without `output.clean`, with
 * `output.tea`, and with another default of `output.chunkLoadTimeout`.
 */
function makeOlderWebpack(): void {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, 'package.json'), '{"private": true}');
  cpSync(dataFolder(newest), path.join(folder, '_version'), {recursive: true});
  for (const name of ['webpack', 'webpack-cli']) {
    const copy = path.join(folder, 'node_modules', name);
    cpSync(packageFolder(newest, name)!, copy, {recursive: true, dereference: true});
  }
  edit('schemas/WebpackOptions.json', (text) => {
    const schema = JSON.parse(text) as {definitions: {Output: {properties: object}}};
    const {Output} = schema.definitions;
    const kept = Object.entries(Output.properties).filter(([option]) => option !== 'clean');
    Output.properties = {
      ...Object.fromEntries(kept),
      tea: {description: 'Whether tea is served.', type: 'boolean'},
    };
    return JSON.stringify(schema, null, 2);
  });
  edit('lib/config/defaults.js', (text) =>
    replaced(text, 'D(output, "chunkLoadTimeout", 120000)', 'D(output, "chunkLoadTimeout", 7)'),
  );

  function edit(file: string, change: (text: string) => string): void {
    const place = path.join(folder, 'node_modules/webpack', file);
    writeFileSync(place, change(readFileSync(place, 'utf8')));
  }
}

function replaced(text: string, old: string, now: string): string {
  if (!text.includes(old)) throw new Error(`webpack's defaults do not say ${old} any more`);
  return text.replace(old, now);
}
