import * as z from 'zod';
import {specOf} from './page-names';
import type {Pin} from './pins';
import {stripInvisible} from './strip-invisible';
import {packageOptions} from './schema-options';
import type {PackageFiles} from './tarball-files';

/** What a mirrored page says about its package, read from the release itself. */
export type PackageFacts = ReturnType<typeof readPackageFacts>;

/** `Name <mail> (address)`; authors given as objects are left out. */
const person = z.string().optional().catch(undefined);

const manifestSchema = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string().trim().min(1).optional(),
  /** How packages of npm's first years say it. */
  licenses: z
    .tuple([z.object({type: z.string().trim().min(1)})])
    .optional()
    .catch(undefined),
  author: person,
  contributors: z.array(person).optional().catch(undefined),
});

/**
 * Checks the files of a release.
 * @throws when it is another release, or has no README or no license
 */
export function readPackageFacts(pin: Pin, files: PackageFiles) {
  const refusal = (why: string) => new Error(`${specOf(pin)} cannot be mirrored: ${why}`);
  const manifest = manifestSchema.safeParse(parseJson(files.manifest?.text));
  if (!manifest.success) {
    const keys = manifest.error.issues.map(({path}) => path.join('.')).join(', ');
    throw refusal(`its package.json has no usable ${keys}.`);
  }
  const {licenses, author, contributors = []} = manifest.data;
  const license = manifest.data.license ?? licenses?.[0].type;
  const actualSpec = specOf(manifest.data);
  if (actualSpec !== specOf(pin))
    throw refusal(`the tarball with the pinned integrity holds ${actualSpec}; correct the pin.`);
  const readme = files.readme?.text ?? '';
  if (!readme.trim()) throw refusal('it has no README.');
  if (!license || license.toUpperCase() === 'UNLICENSED' || /^see licen[cs]e/i.test(license))
    throw refusal(
      'its package.json names no license, so nobody may copy its README; pin a release that has one or remove the entry.',
    );
  return {
    readme,
    /** SPDX expression. */
    license: stripInvisible(license),
    /** Copyright lines of the license file, which the license asks to keep with the text. */
    copyright: copyrightLines(files.license?.text ?? ''),
    /** Name of the license file; missing when the package has none. */
    licenseFile: files.license?.name,
    /** GitHub names of its authors, where it tells them. */
    contributors: [...new Set([author, ...contributors].flatMap((person) => gitHubName(person)))],
    /** What its schemas say about its options. */
    options: packageOptions(files.schemas),
    /** Paths of the images in it. */
    images: files.images,
  };
}

/** Gives the GitHub name that a person's entry tells, by an address or as `Name @name`. */
function gitHubName(person = ''): string | [] {
  const [, byAddress, bySign] =
    /github\.com\/([\w-]+)\/?(?:[)\s]|$)|(?:^|\s)@([\w-]+)/i.exec(person) ?? [];
  return byAddress ?? bySign ?? [];
}

function copyrightLines(license: string): string[] {
  return stripInvisible(license)
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
