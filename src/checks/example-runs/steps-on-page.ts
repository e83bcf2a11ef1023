import {examplesFolderOf, type Step, type Files} from '../../content/examples/read-example';
import {findStep} from '../../content/examples/quote';
import type {ContentFence, ContentPage} from '../../content/page';
import {type Exchange, parseExchanges} from './outputs';
import type {StepCommands} from './run-step';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {isBuiltin} from 'node:module';
import {type VersionLabel, versionLabeled} from '../../versions';
import {workspaceOf} from '../../versions/packages';
import {filesDownTo} from '../samples/page-files';

/** A step with the terminals of a page in which its commands run. */
export interface StepOnPage extends StepCommands {
  terminals: {fence: ContentFence; exchanges: Exchange[]}[];
}

/** Gives the step that `example="name"` names, with its terminals. @throws when there is no such example or step */
export const stepOnPage = (siteDir: string, page: ContentPage, name: string): StepOnPage =>
  stepWithTerminals(
    page,
    name.split('/')[0]!,
    findStep(siteDir, examplesFolderOf(page.file), name),
  );

/** Gives a step with all terminals of the page that run in it. */
export function stepWithTerminals(page: ContentPage, example: string, step: Step): StepOnPage {
  const name = step.name ? `${example}/${step.name}` : example;
  const terminals = page.fences
    .filter((fence) => fence.example === name && !fence.project && fence.language === 'console')
    .map((fence) => ({fence, exchanges: parseExchanges(fence)}));
  const commands = terminals.flatMap(({exchanges}) => exchanges.map(({command}) => command));
  return {example, step, version: page.version.label, commands, terminals};
}

const alwaysInstalled = ['webpack', 'webpack-cli'];

/**
 * Makes a project for the commands of a terminal, of the files that the page shows down to it. If the
 * terminal names an example as well, files that the page does not show are taken from it.
 * @throws when there is no such example
 */
export function shownProject(siteDir: string, page: ContentPage, fence: ContentFence): StepOnPage {
  const name = fence.project ?? 'project';
  const version = fence.version ?? page.version.label;
  const pageFiles = filesDownTo({page, fence});
  const files = new Map<string, Buffer>(
    fence.example ? findStep(siteDir, examplesFolderOf(page.file), fence.example).files : [],
  );
  const manifests = [files.get('package.json')?.toString(), pageFiles.get('package.json')];
  for (const [file, text] of pageFiles) {
    // Files that a build writes are shown on the page, but are not part of the source project.
    if (!file.startsWith('dist/')) files.set(file, Buffer.from(`${text}\n`));
  }
  files.set(
    'package.json',
    Buffer.from(withPackages(manifests, name, packagesIn(files, siteDir, version))),
  );
  const exchanges = parseExchanges(fence);
  return {
    example: name,
    step: {name: '', files},
    version,
    commands: exchanges.map(({command}) => command),
    terminals: [{fence, exchanges}],
  };
}

/** Adds a manifest, so that packages are installed in the project and webpack prints the paths readers see. */
function withPackages(
  manifests: readonly (string | undefined)[],
  name: string,
  packages: readonly string[],
): string {
  const manifest = Object.assign(
    {},
    ...manifests.map((text) => JSON.parse(text ?? '{}') as object),
  ) as {
    devDependencies?: Record<string, string>;
  };
  const wanted = Object.fromEntries(packages.map((packageName) => [packageName, '*']));
  const devDependencies = {...wanted, ...manifest.devDependencies};
  return JSON.stringify({version: '1.0.0', ...manifest, name, devDependencies}, null, 2);
}

function packagesIn(files: Files, siteDir: string, version: VersionLabel): string[] {
  const {dependencies, devDependencies} = JSON.parse(
    readFileSync(path.join(siteDir, 'package.json'), 'utf8'),
  ) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
  const versionPackages = workspaceOf(versionLabeled(version), siteDir).devDependencies;
  const installed = {...dependencies, ...devDependencies, ...versionPackages};
  const texts = [...files].filter(([file]) => /\.[cm]?[jt]sx?$/.test(file)).map(([, text]) => text);
  const requestedNames = texts.flatMap((text) =>
    [...text.toString().matchAll(/["'`!]((?:@[\w.-]+\/)?[\w.-]+)(?=["'`!/?])/g)].map(
      ([, request]) => request!,
    ),
  );
  const isPackage = (packageName: string) =>
    Object.hasOwn(installed, packageName) && !isBuiltin(packageName);
  return [...new Set([...alwaysInstalled, ...requestedNames.filter(isPackage)])];
}
