import {versionLabeled} from '../../versions';
import {dialectOf} from '../../versions/dialects';
import {devServerFolder} from '../../versions/packages';
import type {Finding} from '../../content/finding';
import {sampleKindOf} from '../samples/kinds';
import {filesAround} from '../samples/page-files';
import type {Context, Sample, SampleRule} from '../rule';
import type {Fault} from '../sandbox';
import path from 'node:path';
import ts from 'typescript';

/** Checks that webpack accepts a configuration with its plugins and dev server, and builds it if it has the mark `build`. */
export const configuration: SampleRule = {
  name: 'configuration',
  appliesTo: (fence) => sampleKindOf(fence) === 'configuration',
  async check(sample, context) {
    const name = sample.fence.title ?? 'webpack.config.js';
    const faults = await tryConfiguration(sample, context, {name, build: sample.fence.build});
    return faults.map((fault) => asFinding(sample, fault));
  },
};

interface Trial {
  /** Path of the configuration. */
  name: string;
  /** Whether webpack builds with it. */
  build: boolean;
  /** Files that the page does not show. */
  extra?: readonly [file: string, text: string][];
}

/** Validates a configuration in a clean project with the files that the page shows. */
export async function tryConfiguration(
  sample: Sample,
  {sandbox}: Context,
  {name, build, extra = []}: Trial,
): Promise<Fault[]> {
  const version = versionLabeled(sample.version);
  const files = new Map([...extra, ...filesAround(sample)]);
  files.set(sample.fence.title ?? name, sample.fence.source);
  const {file, text} = stripTypes(name, files.get(name)!);
  files.set(file, text);
  const stubPackages = sample.fence.needs.map((needed) => needed.replace(/(?<=.)@.*$/, ''));
  const folder = sandbox.folder.project(sample.version, files, stubPackages);
  return sandbox.run({
    kind: 'configuration',
    folder,
    file,
    experiments: dialectOf(version).experiments,
    devServer: devServerFolder(version, sandbox.siteDir),
    build,
  });
}

/** Makes a finding of a fault, with its line on the page and a suggested fix. */
export function asFinding({fence, version}: Sample, {message, detail, line}: Fault): Finding {
  const missing = /needs the package (\S+), which/.exec(message)?.[1];
  return {
    line: fence.line + (line ?? lineOfFault(fence.source, message)),
    message,
    detail,
    why: missing ? undefined : `webpack ${version} was asked`,
    fix: missing
      ? `write needs="${missing}@VERSION" behind the language`
      : 'correct it; if the page shows the mistake on purpose, mark the block invalid="…" with part of this message',
  };
}

/** Finds the 1-based line of the property that a message names; 0, the line of the fence, if there is none. */
function lineOfFault(source: string, message: string): number {
  const name =
    /unknown property '([^']+)'/.exec(message)?.[1] ??
    /(?:configuration|options)((?:[.[]['"\w\]]+)+)/
      .exec(message)?.[1]
      ?.match(/[a-z_$]\w*/gi)
      ?.at(-1);
  if (!name) return 0;
  const pattern = new RegExp(`(?:^|[^\\w$])["']?${name.replace(/[^\w$]/g, '\\$&')}["']?\\s*[:(,}]`);
  return source.split('\n').findIndex((line) => pattern.test(line)) + 1;
}

/**
 * Strips the types from TypeScript, so that Node.js 20 can load it. Lines keep their numbers; JavaScript is
 * not changed.
 */
export function stripTypes(file: string, text: string): {file: string; text: string} {
  if (!/\.[cm]?ts$/.test(file)) return {file, text};
  const isModule = file.endsWith('.mts') || /\bimport\.meta\b/.test(text);
  const {outputText} = ts.transpileModule(text, {
    compilerOptions: {
      module: isModule ? ts.ModuleKind.ESNext : ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      esModuleInterop: true,
    },
  });
  const stem = file.slice(0, -path.extname(file).length);
  return {file: `${stem}.${isModule ? 'mjs' : 'cjs'}`, text: outputText};
}
