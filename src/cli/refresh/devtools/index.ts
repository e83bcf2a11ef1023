import {rename, rm, writeFile} from 'node:fs/promises';
import {newest} from '../../../versions';
import {
  type DevtoolFigures,
  type DevtoolSnapshot,
  parseDevtools,
} from '../../../data/measured-devtools';
import {readReference} from '../../../reference';
import {build, type Built, type Job} from './build';
import {median, medianRatio} from './medians';
import {programsOf} from './programs';
import {makeProject, type Project} from './project';
import {probesIn, qualityOf} from './quality';

interface Options {
  file?: string;
  siteDir?: string;
  today?: string;
  /** How often each value is built. */
  rounds?: number;
}

type Value = string | false;

const edits = 5;
const warmUps = 10;
/** A suffix does the same to every value that makes a map: one of each is measured. */
const isMeasured = (name: string) =>
  !/-(?:scopes|debugids)/.test(name) || /^source-map-(?:scopes|debugids)$/.test(name);

/**
 * Measures every value of `devtool` on a project: what it costs, and what a debugger then knows.
 * Each build is compared with one without source maps right before it.
 * @throws when a build fails; the file is then as it was
 */
export async function refreshDevtools({
  file = 'src/data/devtools.json',
  siteDir = process.cwd(),
  today = new Date().toISOString().slice(0, 10),
  rounds = 5,
}: Options = {}): Promise<string> {
  const {areas} = await readReference(newest);
  const values: Value[] = [false, ...areas.devtools.map(({name}) => name).filter(isMeasured)];
  const project = await makeProject(siteDir);
  try {
    const snapshot = await measure(values, project, rounds, today);
    await writeFile(`${file}.new`, `${JSON.stringify(snapshot, null, 2)}\n`);
    await rename(`${file}.new`, file);
    return `devtools: ${values.length} values, ${rounds} rounds, ${snapshot.project.probes} places`;
  } finally {
    await rm(project.folder, {recursive: true});
  }
}

async function measure(
  values: readonly Value[],
  project: Project,
  rounds: number,
  today: string,
): Promise<DevtoolSnapshot> {
  const {folder, edited, sources} = project;
  const builder = (mode: Job['mode'], rebuilds: number) => (devtool: Value) =>
    build({folder, edited, devtool, mode, rebuilds});
  const develop = builder('development', edits);
  const produce = builder('production', 0);
  // A process builds faster and faster, until all that it runs has been compiled.
  for (let count = 0; count < warmUps; count += 1) await develop('source-map');

  const pairs = new Map<Value, Pair[]>(values.map((value) => [value, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const value of values)
      pairs.get(value)!.push({without: await develop(false), built: await develop(value)});
  }

  const {modules} = pairs.get(false)![0]!.built;
  const own = new Map([...sources].filter(([file]) => modules.includes(file)));
  const probes = probesIn(own);
  const qualityOfBuild = ({files}: Built) => qualityOf(programsOf(files), probes, own);
  const figures = new Map<Value, DevtoolFigures>();
  for (const value of values) {
    const measured = pairs.get(value)!;
    const {built} = measured[0]!;
    figures.set(value, {
      build: value === false ? 1 : ratio(measured, ({build: time}) => time),
      rebuild: value === false ? 1 : ratio(measured, ({rebuilds}) => median(rebuilds)),
      ...sizesOf(built),
      development: qualityOfBuild(built),
      production: qualityOfBuild(await produce(value)),
    });
  }
  return parseDevtools({
    note: 'Written by: npm run refresh -- devtools. Times, where there are any, are ratios of processor time to `false`, sizes are bytes in development, shares are of places in the sources.',
    asOf: today,
    webpack: newest.webpack,
    project: {modules: own.size, probes: probes.length, rounds},
    values: Object.fromEntries([...figures].map(([value, each]) => [String(value), each])),
  });
}

/** The same project, one after the other: a busy moment of the machine meets both. */
interface Pair {
  without: Built;
  built: Built;
}

const ratio = (pairs: readonly Pair[], pick: (built: Built) => number) =>
  medianRatio(
    pairs.map(({built}) => pick(built)),
    pairs.map(({without}) => pick(without)),
  );

function sizesOf({files}: Built) {
  const of = (end: RegExp) =>
    Object.entries(files)
      .filter(([name]) => end.test(name))
      .reduce((sum, [, text]) => sum + Buffer.byteLength(text), 0);
  return {script: of(/\.js$/), map: of(/\.map$/)};
}
