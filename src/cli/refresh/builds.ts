import {readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {fromMarkdown} from 'mdast-util-from-markdown';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {isDeepStrictEqual} from 'node:util';
import {visit} from 'unist-util-visit';
import {makeProject} from '../../checks/example-runs/run-folder';
import {runCommand} from '../../checks/example-runs/commands';
import {SandboxFolder} from '../../checks/sandbox/folder';
import {findStep} from '../../content/examples/quote';
import {listWrittenPages} from '../../content/list-pages';
import {buildList, readBuilds, type RecordedBuild} from '../../data/recorded-builds';
import {recordedRun} from '../../data/recorded-run';
import {readDiagram} from '../../markdown/diagrams/read-diagram';
import {writeAtomically} from '../../write-atomically';
import {type DocumentationVersion, versions} from '../../versions';
import {dataFile} from '../../versions/data';

/**
 * Runs the builds that figures show, and records in the folder of their version what each wrote.
 * @throws when one of them fails; the files are then as they were
 */
export async function refreshBuilds(): Promise<string> {
  const siteDir = process.cwd();
  const buildsByVersion = await Promise.all(
    versions.map(async (version) => ({version, builds: await runBuilds(siteDir, version)})),
  );
  const lines: string[] = [];
  for (const {version, builds} of buildsByVersion) {
    const isSame = isDeepStrictEqual(builds, readBuilds(version, siteDir));
    if (!isSame) await writeBuilds(siteDir, version, builds);
    const count = Object.keys(builds).length;
    lines.push(`builds of ${version.label}: ${count} recorded${isSame ? ', as they were' : ''}`);
  }
  return lines.join('\n');
}

/** Writes as Prettier does, which checks the file. */
async function writeBuilds(
  siteDir: string,
  version: DocumentationVersion,
  builds: Record<string, RecordedBuild>,
): Promise<void> {
  const file = dataFile(version, buildList);
  const style = await resolveConfig(path.join(siteDir, file));
  const text = await format(JSON.stringify(builds, null, 2), {...style, parser: 'json'});
  await writeAtomically(siteDir, file, text);
}

/** Runs the builds that figures of a version show, by the folders of their steps. */
export async function runBuilds(siteDir: string, version: DocumentationVersion) {
  const folder = new SandboxFolder(siteDir);
  try {
    const builds: Record<string, RecordedBuild> = {};
    for (const run of runsIn(siteDir, version))
      builds[run] = await build(siteDir, folder, version, run);
    return builds;
  } finally {
    folder.remove();
  }
}

function runsIn(siteDir: string, {folder}: DocumentationVersion): string[] {
  const runs = new Set<string>();
  for (const file of listWrittenPages(siteDir, folder)) {
    const text = readFileSync(path.join(siteDir, file), 'utf8');
    // Most pages have none: to parse them all takes seconds.
    if (!text.includes('```figure')) continue;
    visit(fromMarkdown(text), 'code', ({lang, value}) => {
      const diagram = lang === 'figure' ? readDiagram(value) : undefined;
      if (!diagram || 'kind' in diagram) return;
      if (diagram.beside && 'run' in diagram.beside) runs.add(diagram.beside.run);
    });
  }
  return [...runs].sort();
}

async function build(
  siteDir: string,
  sandbox: SandboxFolder,
  version: DocumentationVersion,
  run: string,
): Promise<RecordedBuild> {
  const root = `${version.folder}/_examples`;
  const {files} = findStep(siteDir, root, run);
  const name = `recorded-${run.replace('/', '-')}`;
  const folder = path.join(sandbox.withPackages(version.label), name);
  const {packageCopies} = sandbox;
  makeProject({folder, files, siteDir, version: version.label, packageCopies});
  const {output, code} = await runCommand(folder, 'npx webpack --json=stats.json');
  packageCopies.takeBack(folder);
  if (code !== 0) throw new Error(`${root}/${run} does not build: ${output}`);
  return recordedRun(JSON.parse(await readFile(path.join(folder, 'stats.json'), 'utf8')));
}
