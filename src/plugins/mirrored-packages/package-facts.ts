import * as z from 'zod';
import {specOf} from './page-names';
import type {Pin} from './pins';
import {asSentence} from './sentence';
import type {PackageFiles} from './tarball-files';

/** What a mirrored page says about its package, read from the release itself. */
export interface PackageFacts {
  readme: string;
  description: string;
  /** SPDX expression. */
  license: string;
  /** Copyright lines of the license file, which the license asks to keep with the text. */
  copyright: string[];
  /** Name of the license file; missing when the package has none. */
  licenseFile?: string;
}

const manifestSchema = z.object({
  name: z.string(),
  version: z.string(),
  description: z.string().trim().min(1),
  license: z.string().trim().min(1).optional(),
});

/**
 * Checks the files of a release.
 * @throws when it is another release, or has no README or no license
 */
export function readFacts(pin: Pin, files: PackageFiles): PackageFacts {
  const manifest = manifestSchema.safeParse(parseJson(files.manifest?.text));
  if (!manifest.success) {
    const keys = manifest.error.issues.map(({path}) => path.join('.')).join(', ');
    throw new Error(`${specOf(pin)} cannot be mirrored: its package.json has no usable ${keys}.`);
  }
  const {name, version, description, license} = manifest.data;
  if (specOf({name, version}) !== specOf(pin)) {
    throw new Error(
      `${specOf(pin)} cannot be mirrored: the tarball with the pinned integrity holds ${specOf({name, version})}; correct the pin.`,
    );
  }
  const readme = files.readme?.text ?? '';
  if (!readme.trim()) {
    throw new Error(`${specOf(pin)} cannot be mirrored: it has no README.`);
  }
  if (!license || license.toUpperCase() === 'UNLICENSED' || /^see licen[cs]e/i.test(license)) {
    throw new Error(
      `${specOf(pin)} cannot be mirrored: its package.json names no license, so nobody may copy its README; pin a release that has one or remove the entry.`,
    );
  }
  return {
    readme,
    description: asSentence(description),
    license,
    copyright: copyrightLines(files.license?.text ?? ''),
    licenseFile: files.license?.name,
  };
}

function copyrightLines(license: string): string[] {
  return license
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^(copyright\b|©|\(c\))/i.test(line) && !/notice|holders?\b/i.test(line));
}

function parseJson(text = '{}'): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
