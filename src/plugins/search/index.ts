import {existsSync, readdirSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {hostedSearchOf, recordsAddress, recordsBudget, shardFolder} from './config/engines';
import {versions} from '../../versions';
import type {ContentIndex} from '../../content';
import {serveFiles, writeFiles} from '../development/served-files';
import {packagesIn} from '../../content/built-site/built-site';
import {fitRecords} from './build/fit-records';
import {checkPublicKey} from './build/public-key';
import {phrasesOf, recordsOfSite} from './build/records';

/**
 * Writes the records of each version for the embedded search, and passes the settings of the hosted
 * engine to the browser when the environment has them.
 * @throws when only some of these settings are there, or the key has rights to write
 */
export default async function search({siteDir}: LoadContext): Promise<Plugin> {
  const hosted = hostedSearchOf(process.env);
  if (hosted) await checkPublicKey(hosted);
  let packages = packagesIn([]);
  return {
    name: 'search',
    async allContentLoaded({allContent}) {
      const index = allContent['content-index']!.default as ContentIndex;
      packages = packagesIn(Object.values(index));
    },
    configureWebpack(config, isServer, {currentBundler}) {
      const define = new currentBundler.instance.DefinePlugin({
        HOSTED_SEARCH: JSON.stringify(hosted) ?? 'undefined',
      });
      if (isServer || config.mode === 'production') return {plugins: [define]};
      const build = path.join(siteDir, 'build');
      return {
        plugins: [define],
        ...serveFiles('search', isSearchFile, () => filesOfLastBuild(build)),
      };
    },
    async postBuild({outDir, routesPaths}) {
      const site = {folder: outDir, permalinks: routesPaths, ...packages};
      const records = await recordsOfSite(site);
      for (const documentation of versions) {
        const {label} = documentation;
        const versionRecords = records.filter(({version}) => version === label);
        const phrases = phrasesOf(documentation);
        const {json, weight, contentLength, shards} = await fitRecords(
          label,
          versionRecords,
          phrases,
          recordsBudget,
        );
        await writeFiles(outDir, [
          {address: recordsAddress(label), write: () => json},
          ...shards.map(({address, text}) => ({address, write: () => text})),
        ]);
        const shortened =
          contentLength === undefined ? '' : `, contents up to ${contentLength} characters`;
        console.log(
          `search: ${versionRecords.length} records of version ${label}, ${(weight / 1000).toFixed(1)} kB${shortened}`,
        );
      }
    },
  };
}

const recordFiles = versions.map(({label}) => recordsAddress(label));
const isSearchFile = (address: string) =>
  recordFiles.includes(address) || address.startsWith(shardFolder);

/** The development server has no built pages to read: it serves the search files of the last build. */
function filesOfLastBuild(folder: string) {
  const shards = path.join(folder, shardFolder);
  const shardFiles = existsSync(shards)
    ? readdirSync(shards).map((name) => shardFolder + name)
    : [];
  return [...recordFiles, ...shardFiles]
    .filter((address) => existsSync(path.join(folder, address)))
    .map((address) => ({address, write: () => readFile(path.join(folder, address))}));
}
