/** A documentation version: which webpack it describes and where it lives. */
export interface DocumentationVersion {
  /** Name the docs plugin knows it by. */
  name: 'current' | '4';
  /** Major version of webpack, as readers say it. */
  label: '5' | '4';
  /** The exact release every statement of this version is checked against. */
  webpack: string;
  /** Path prefix of its addresses, with a slash on both ends. */
  base: '/' | '/v4/';
  /** Folder of its pages, relative to the site. */
  folder: string;
}

export const versions: readonly DocumentationVersion[] = [
  {name: 'current', label: '5', webpack: '5.112.2', base: '/', folder: 'docs'},
  {
    name: '4',
    label: '4',
    webpack: '4.47.0',
    base: '/v4/',
    folder: 'versioned_docs/version-4',
  },
];

/**
 * Gives the version that the docs plugin calls `name`.
 * @throws when no version has that name.
 */
export function versionNamed(name: string): DocumentationVersion {
  const version = versions.find((candidate) => candidate.name === name);
  if (!version) {
    throw new Error(
      `No documentation version is named "${name}"; src/config/versions.ts lists: ${versions.map((v) => v.name).join(', ')}`,
    );
  }
  return version;
}

/** Gives the version an address of this site belongs to. */
export function versionOf(path: string): DocumentationVersion {
  return versions.find(({base}) => base !== '/' && path.startsWith(base)) ?? versions[0]!;
}
