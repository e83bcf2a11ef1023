import {readFileSync} from 'node:fs';
import path from 'node:path';
import {groupBy} from '../../group-by';
import {cached} from '../../cache';
import {sections} from '../../config/sections';
import type {DocumentationVersion} from '../../versions';
import {isHidden, type PageNode, pagesOf} from '../index-node';
import {parsePage} from '../page';
import {readVersion} from '../read-version';
import {archiveUrl} from './archives';
import {listExampleNames, readExample, type Files} from './read-example';
import {type ShownExample, shownExamplesIn} from './shown-examples';

/** An example project that runs when its page is checked. */
export interface TestedProject {
  name: string;
  /** Its folder, relative to the site. */
  folder: string;
  /** URL of its ZIP. */
  archive: string;
  /** The page that shows it, and the sections of the page that do, in order. */
  page: {title: string; url: string};
  parts: readonly {title: string; url: string}[];
  /** The number of its steps; 1 for a project without steps. */
  stepCount: number;
  fileCount: number;
  /** Total size of its files in the final state. */
  bytes: number;
  /** Packages from npm besides webpack and its command line, by name. */
  packages: readonly string[];
  /** The command that starts it after its packages are installed. */
  command: string;
}

/**
 * Lists the projects of a version that run, in the order of the pages that show them: sections in their
 * order, and pages without a section last. Leaves out examples that readers cannot start from: those that
 * pages show only in parts, that are only parsed, or that are on hidden pages.
 * @param siteDir absolute folder of the site
 * @param pages files that may show some, relative to the site
 * @throws when none of them shows an example that has something to run
 */
export async function listTestedProjects(
  siteDir: string,
  version: DocumentationVersion,
  pages: readonly string[],
): Promise<TestedProject[]> {
  const root = `${version.folder}/_examples`;
  const examples = await readShownExamples(siteDir, version, pages);
  const projects = listExampleNames(siteDir, root).flatMap((name) => {
    const uses = examples.filter((example) => example.name === name);
    const project = projectOf(siteDir, root, name, uses);
    return project ? [{project, position: examples.indexOf(uses[0]!)}] : [];
  });
  return projects.sort((a, b) => a.position - b.position).map(({project}) => project);
}

type ShownOnPage = ShownExample & {page: PageNode};

/** Finds the examples that pages show. Pages without any are not parsed. */
async function readShownExamples(
  siteDir: string,
  version: DocumentationVersion,
  files: readonly string[],
): Promise<ShownOnPage[]> {
  const sources = new Map(
    files.flatMap((file) => {
      const source = readFileSync(path.join(siteDir, file), 'utf8');
      return quotation.test(source) ? [[file, source]] : [];
    }),
  );
  const {root} = await readVersion(siteDir, version, [...sources.keys()]);
  const pages = pagesOf(root).sort((a, b) => rankOf(a, version) - rankOf(b, version));
  const examplesByPage = await Promise.all(
    pages.map(async (page) => {
      const source = sources.get(page.path)!;
      const examples = await cached(
        {name: 'shown examples', code: 'content', inputs: [source, page.path]},
        async () => shownExamplesIn((await parsePage(source, page.path)).tree),
      );
      return examples.map((example) => ({...example, page}));
    }),
  );
  return examplesByPage.flat();
}

/** The first line of a block that shows an example. */
const quotation = /^\s*(?:```|~~~).*\b(?:files?|example)="/m;

function rankOf({path: file}: PageNode, {folder}: DocumentationVersion): number {
  const [section] = path.posix.relative(folder, file).split('/');
  const rank = (sections as readonly string[]).indexOf(section!);
  return rank === -1 ? sections.length : rank;
}

/** @param uses where pages show the example */
function projectOf(
  siteDir: string,
  root: string,
  name: string,
  uses: readonly ShownOnPage[],
): TestedProject | undefined {
  const {folder, steps} = readExample(siteDir, root, name);
  const {files} = steps.at(-1)!;
  const command = startCommand(files, [
    ...commandsOf(steps.at(-1)!.stepFile),
    ...uses.flatMap(({commands}) => commands),
  ]);
  if (command === undefined) return undefined;
  // The main page of an example is the one that shows it most often.
  const byPage = groupBy(uses, ({page}) => page.url).sort((a, b) => b.length - a.length);
  const [main] = byPage;
  if (!main)
    throw new Error(
      `${folder} has something to run, and no page of those that are read shows it: delete it, or add the page in src/markdown/directive-sources.ts`,
    );
  const {page} = main[0]!;
  if (isHidden(page)) return undefined;
  const anchors = main.flatMap(({anchor}) => anchor ?? []);
  const parts = groupBy(anchors, ({id}) => id).map(([anchor]) => ({
    title: anchor!.title,
    url: `${page.url}#${anchor!.id}`,
  }));
  return {
    name,
    folder,
    archive: archiveUrl(root, name),
    page: {title: page.title, url: page.url},
    parts,
    stepCount: steps.length,
    fileCount: files.size,
    bytes: [...files.values()].reduce((sum, {length}) => sum + length, 0),
    packages: packagesOf(files),
    command,
  };
}

/** A command that runs the project, and does not only check its syntax or list files. */
const startsProgram = /^(?:\w+=\S+ )*(?:npx|npm|node(?! --check)) /;
/** The end of a command that filters its output for the page. */
const afterProgram = /\s*(?:\|.*|2>.*|&& ls.*)$/;

/**
 * Gives the command by which a reader starts a project.
 * @param commands that run in it
 */
function startCommand(files: Files, commands: readonly string[]): string | undefined {
  const command = commands.find((ran) => startsProgram.test(ran));
  if (command === undefined) return undefined;
  const scripts = scriptsOf(files);
  if (scripts.includes('start')) return 'npm start';
  return scripts.includes('build') ? 'npm run build' : command.replace(afterProgram, '');
}

/** Gives the commands of a step.json, which has been validated elsewhere. */
function commandsOf(stepFile: string | undefined): string[] {
  const {run = []} = JSON.parse(stepFile ?? '{}') as {
    run?: (string | {stays: string} | {fails: string})[];
  };
  return run.map((entry) => {
    if (typeof entry === 'string') return entry;
    return 'stays' in entry ? entry.stays : entry.fails;
  });
}

type Manifest = Partial<
  Record<'scripts' | 'dependencies' | 'devDependencies', Record<string, string>>
>;

const manifestsIn = (files: Files) =>
  [...files]
    .filter(([file]) => /^(?:[^/]+\/)?package\.json$/.test(file))
    .map(([, text]) => JSON.parse(text.toString()) as Manifest);

const scriptsOf = (files: Files): string[] =>
  Object.keys(
    (JSON.parse(files.get('package.json')?.toString() ?? '{}') as Manifest).scripts ?? {},
  );

/** Gives the packages that come from npm, not from a folder in the project. */
function packagesOf(files: Files): string[] {
  const named = manifestsIn(files).flatMap(({dependencies, devDependencies}) =>
    Object.entries({...dependencies, ...devDependencies}),
  );
  const fromRegistry = named.filter(([, range]) => /^[\d^~]/.test(range)).map(([name]) => name);
  return [...new Set(fromRegistry)]
    .filter((name) => name !== 'webpack' && name !== 'webpack-cli')
    .sort();
}
