import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import type {DocumentationVersion} from '../../versions';

const option = z.object({
  long: z.string(),
  short: z.string().optional(),
  description: z.string(),
  negate: z.boolean(),
  /** Whether only `--help=verbose` shows it. */
  hidden: z.boolean(),
  variadic: z.boolean(),
  value: z.enum(['required', 'optional', 'none']),
});
const command = z.object({
  name: z.string(),
  aliases: z.array(z.string()),
  description: z.string(),
  usage: z.string(),
  options: z.array(option),
});
const registered = z.object({
  options: z.array(option),
  // The command line registers them as soon as each is loaded, in another order each time.
  commands: z
    .array(command)
    .transform((commands) => commands.sort((a, b) => a.name.localeCompare(b.name))),
});

export type RegisteredOption = z.infer<typeof option>;
export type Registered = z.infer<typeof registered>;

const lister = 'src/reference/command-line/list-commands.cjs';

/**
 * Asks the webpack-cli of a version for its commands and all their flags.
 * @throws when the command line fails, or tells something else than it did
 */
export function readRegistered(version: DocumentationVersion, site = process.cwd()): Registered {
  const folder = mkdtempSync(path.join(tmpdir(), 'webpack-cli-'));
  const target = path.join(folder, 'commands.json');
  try {
    execFileSync(
      process.execPath,
      [path.join(site, lister), path.join(site, version.folder), target],
      {
        cwd: site,
        stdio: 'pipe',
      },
    );
    return registered.parse(JSON.parse(readFileSync(target, 'utf8')));
  } finally {
    rmSync(folder, {recursive: true});
  }
}
