import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {ZodType} from 'zod';
import type {DocumentationVersion} from '.';

type VersionFolder = Pick<DocumentationVersion, 'folder'>;

/** Gives where a version keeps what is about it alone, relative to the site. */
export const dataFolder = ({folder}: VersionFolder): string => `${folder}/_version`;

/** Gives where a version keeps a list that is about it alone, relative to the site. */
export const dataFile = (version: VersionFolder, name: string): string =>
  `${dataFolder(version)}/${name}.json`;

/**
 * Reads what a version's folder says about the version alone.
 * @param name of the file in `_version`, without its ending
 * @returns undefined when the version has no such file
 * @throws naming the file and each fault, when it is not what the schema asks for
 */
export function readVersionData<Data>(
  version: VersionFolder,
  name: string,
  schema: ZodType<Data>,
  siteDir = process.cwd(),
): Data | undefined {
  const file = dataFile(version, name);
  const absolute = path.join(siteDir, file);
  if (!existsSync(absolute)) return undefined;
  try {
    return schema.parse(JSON.parse(readFileSync(absolute, 'utf8')));
  } catch (cause) {
    throw new Error(`${file} cannot be used: ${(cause as Error).message}`, {cause});
  }
}
