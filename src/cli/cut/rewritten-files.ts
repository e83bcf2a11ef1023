import {dataFile} from '../../versions/data';

/** Gives where the notices of a version stand. */
export const noticesFile = (folder: string): string => dataFile({folder}, 'package-notices');

/** Gives where the manifest of a version's workspace stands. */
export const manifestFile = (folder: string): string => `${folder}/package.json`;

/** Files of a version's folder that differ in the snapshot. */
export const rewrittenFiles = (folder: string): string[] => [
  noticesFile(folder),
  manifestFile(folder),
];
