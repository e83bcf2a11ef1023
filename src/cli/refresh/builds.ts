import {readFileSync, writeFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {fromMarkdown} from 'mdast-util-from-markdown';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {visit} from 'unist-util-visit';
import {makeProject} from '../../checks/example-runs/run-folder';
import {runCommand} from '../../checks/example-runs/commands';
import {SandboxFolder} from '../../checks/sandbox/folder';
import {stepNamed} from '../../content/examples/quote';
import {ownPagesBelow} from '../../content/own-pages';
import {buildList, readBuilds, type RecordedBuild} from '../../data/recorded-builds';
import {recordedRun} from '../../data/recorded-run';
import {readDiagram} from '../../markdown/diagrams/read-diagram';
import {type DocumentationVersion, versions} from '../../versions';
import {dataFile} from '../../versions/data';

/**
 * Runs the builds that figures show, and records in the folder of their version what each wrote.
 * @param siteDir absolute folder of the site
 * @throws when one of them fails; the files are then as they were
 */
export async function refreshBuilds(siteDir = process.cwd()): Promise<string> {
  const found = await Promise.all(
    versions.map(async (version) => ({version, builds: await runBuilds(siteDir, version)})),
  );
  const lines = found.flatMap(({version, builds}) => {
    const count = Object.keys(builds).length;
    const isSame = isDeepStrictEqual(builds, readBuilds(version, siteDir));
    if (!isSame) {
      const file = path.join(siteDir, dataFile(version, buildList));
      writeFileSync(file, `${JSON.stringify(builds, null, 2)}\n`);
    }
    return count > 0 || !isSame
      ? [`builds of ${version.label}: ${count} recorded${isSame ? ', as they were' : ''}`]
      : [];
  });
  return lines.join('\n');
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

const runsIn = (siteDir: string, {folder}: DocumentationVersion): string[] =>
  [
    ...new Set(
      ownPagesBelow(siteDir, folder).flatMap((file) =>
        runsOfFigures(readFileSync(path.join(siteDir, file), 'utf8')),
      ),
    ),
  ].sort();

function runsOfFigures(page: string): string[] {
  const runs: string[] = [];
  visit(fromMarkdown(page), 'code', ({lang, value}) => {
    const diagram = lang === 'figure' ? readDiagram(value) : undefined;
    if (!diagram || 'kind' in diagram) return;
    if (diagram.beside && 'run' in diagram.beside) runs.push(diagram.beside.run);
  });
  return runs;
}

async function build(
  siteDir: string,
  sandbox: SandboxFolder,
  version: DocumentationVersion,
  run: string,
): Promise<RecordedBuild> {
  const root = `${version.folder}/_examples`;
  const {files} = stepNamed(siteDir, root, run);
  const name = `recorded-${run.replace('/', '-')}`;
  const folder = path.join(sandbox.withPackages(version.label), name);
  makeProject(folder, files, siteDir, version.label);
  const {output, code} = await runCommand(folder, 'npx webpack --json=stats.json');
  if (code !== 0) throw new Error(`${root}/${run} does not build: ${output}`);
  return recordedRun(JSON.parse(await readFile(path.join(folder, 'stats.json'), 'utf8')));
}
