import {dataFile} from '../../versions/data';
import {placed, type VersionRow} from '../../versions/version';

const importName = ({state, label}: VersionRow) =>
  state === 'current' ? 'current' : `version${label}`;

const importOf = (row: VersionRow, file: string) =>
  `import ${importName(row)} from '../../${file}' with {type: 'json'};\n`;

/** Gives the text of `table.ts`. */
export const tableModule = (rows: readonly VersionRow[]): string => `${rows
  .map((row) => importOf(row, `${placed(row).folder}/package.json`))
  .join('')}import type {VersionRow} from './version';

/**
 * Every version of the documentation, the newest first. The releases are those of the packages in
 * the version's own folder: a pin stands nowhere else. \`npm run cut\` adds a row; the state and the
 * dialect are for people to change.
 */
export const table: readonly VersionRow[] = [${rows.map(rowOf).join('')}];
`;

const rowOf = (row: VersionRow) => `
  {
    label: '${row.label}',
    state: '${row.state}',
    dialect: '${row.dialect}',
    webpack: ${importName(row)}.devDependencies.webpack,
    commandLine: ${importName(row)}.devDependencies['webpack-cli'],
  },`;

/** Gives the text of `moved-anchors-by-version.ts`, with the versions that have such a list. */
export const listModule = (rows: readonly VersionRow[]): string => `${rows
  .map((row) => importOf(row, dataFile(placed(row), 'moved-anchors')))
  .join('')}import type {VersionLabel} from './version';

/** New places of heading ids by the address of their page, both without the version's prefix. */
export type Moved = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The list of each version that has one; written by \`npm run cut\`. */
export const byVersion: Readonly<Record<VersionLabel, Moved>> = {
  ${rows.map((row) => `'${row.label}': ${importName(row)}`).join(', ')}
};
`;

/** Gives the text of `redirects.ts`, with the versions that have such a list. */
export const redirectsModule = (rows: readonly VersionRow[]): string => `${rows
  .map((row) => importOf(row, dataFile(placed(row), 'redirects')))
  .join('')}
/**
 * Addresses that lead into an older version, each in the list of that version: what only it still
 * has, and what it had itself once. Those of the newest are \`src/config/redirects.ts\`. Written by
 * \`npm run cut\`.
 */
export const redirectsOfVersions: readonly {from: string; to: string}[] = [${rows
  .map((row) => `...${importName(row)}`)
  .join(', ')}];
`;
