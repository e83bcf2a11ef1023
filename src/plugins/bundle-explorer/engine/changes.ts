import type {Builds} from './builds';
import {
  bytesOf,
  type DeadCode,
  filesOf,
  fileWith,
  type Scene,
  type SceneFile,
  sceneOf,
} from './scene';
import {isOn, namesOf, type Switch, switches, toggle} from './switches';
import {baseName, inBytes, listed} from './words';

/** Tells in sentences what differs between two states, the most important first. */
export function changesBetween(builds: Builds, before: Scene, after: Scene): string[] {
  const sentences = [
    ...turned(before.state, after.state),
    ...movements(builds, before, after),
    ...removals(builds, before, after),
    ...sizes(before, after),
    ...names(before, after),
    ...release(builds, after),
  ];
  const isSame = JSON.stringify(before.chunks) === JSON.stringify(after.chunks);
  return isSame ? [...sentences, 'Every file is the same, byte by byte.'] : sentences;
}

/** What was switched, and what that does. */
function turned(before: number, after: number): string[] {
  const on = namesOf(after) as readonly string[];
  return switches
    .filter(({name}) => isOn(before, name) !== isOn(after, name))
    .map(({name, label, says, hint}: Switch) => {
      if (!on.includes(name)) return `${label} is off.`;
      return hint && !hint.names.every((other) => on.includes(other))
        ? `${says} ${hint.says}`
        : says;
    });
}

const filesByKey = (scene: Scene) => new Map(filesOf(scene).map((file) => [file.key, file]));

/** Modules that are in another file now. */
function movements({modules, onDemand}: Builds, before: Scene, after: Scene): string[] {
  const moved = new Map<string, string[]>();
  modules.forEach(({name}, module) => {
    const [from, to] = [fileWith(before, module), fileWith(after, module)];
    if (!from || !to || from.key === to.key) return;
    const way = `from ${from.name} to ${to.name}`;
    moved.set(way, [...(moved.get(way) ?? []), baseName(name)]);
  });
  const newOnDemand = after.chunks.find(
    ({name}) => onDemand.includes(name) && !before.chunks.some((chunk) => chunk.name === name),
  );
  return [
    ...[...moved].map(([way, words]) => `${listed(words)} moved ${way}.`),
    ...(newOnDemand
      ? [
          `${newOnDemand.files.map(({name}) => name).join(' and ')} loads on demand, when the code calls import().`,
        ]
      : []),
  ];
}

/** Code that is left out now, or is back. */
function removals(builds: Builds, before: Scene, after: Scene): string[] {
  const {state} = after;
  if (isOn(state, 'tree-shaking') && !isOn(state, 'production'))
    return ['In development mode, unused exports are only marked: their code stays.'];
  return after.dead.flatMap((dead, index) => {
    if (dead.isOut === before.dead[index]!.isOut) return [];
    const what = wordsOf(builds, dead);
    const file = fileWith(after, dead.module)?.name ?? '';
    return dead.isOut
      ? [`${what} left out: nothing imports ${isOne(dead) ? 'it' : 'them'}.`]
      : [`${what} in ${file} again, although nothing imports ${isOne(dead) ? 'it' : 'them'}.`];
  });
}

const isOne = ({exports}: DeadCode) =>
  exports === 1 || (typeof exports === 'object' && exports.length === 1);

function wordsOf({modules}: Builds, dead: DeadCode): string {
  const from = baseName(modules[dead.module]!.name);
  const verb = isOne(dead) ? 'is' : 'are';
  return typeof dead.exports === 'number'
    ? `${dead.exports} exports of ${from} ${verb}`
    : `${listed(dead.exports)} of ${from} ${verb}`;
}

function sizes(before: Scene, after: Scene): string[] {
  const earlier = filesByKey(before);
  const later = filesByKey(after);
  const start = [bytesOf(before, false), bytesOf(after, false)] as const;
  return [
    ...(start[0] === start[1]
      ? []
      : [`The page loads ${inBytes(start[1])} at its start, ${differenceOf(start[0], start[1])}.`]),
    ...[...later.values()].flatMap((file) => {
      const old = earlier.get(file.key);
      if (!old) return [`New file ${file.name}, ${inBytes(file.bytes)}.`];
      if (old.bytes === file.bytes) return [];
      return [`${file.name} has ${inBytes(file.bytes)}, ${differenceOf(old.bytes, file.bytes)}.`];
    }),
    ...[...earlier.values()].filter(({key}) => !later.has(key)).map(({name}) => `${name} is gone.`),
  ];
}

const differenceOf = (before: number, after: number): string =>
  `${inBytes(Math.abs(after - before))} ${after > before ? 'more' : 'less'}`;

/** Files whose names have or lose a hash. */
function names(before: Scene, after: Scene): string[] {
  if (isOn(before.state, 'hashes') === isOn(after.state, 'hashes')) return [];
  const renamed = [...filesByKey(after).values()].map(({name}) => name);
  return [`The files are now ${listed(renamed)}.`];
}

/** What a returning visitor loads, where one line has changed since the last visit. */
function release(builds: Builds, after: Scene): string[] {
  if (!isOn(after.state, 'edit')) return [];
  const {loaded, cached} = loadedAgain(sceneOf(builds, toggle(after.state, 'edit')), after);
  if (!isOn(after.state, 'hashes'))
    return [
      `All files have their old names, so a browser may show ${listed(loaded.map(({name}) => name))} from its cache.`,
    ];
  return [
    `A returning visitor loads ${listed(loaded.map(({name}) => name))} again, ${inBytes(sumOf(loaded))}.`,
    ...(cached.length > 0
      ? [
          `${listed(cached.map(({name}) => name))} ${cached.length > 1 ? 'stay' : 'stays'} in the cache of the browser, ${inBytes(sumOf(cached))}.`,
        ]
      : []),
  ];
}

/** Parts the files of a state into those that differ from another one, and the others. */
function loadedAgain(before: Scene, after: Scene): Record<'loaded' | 'cached', SceneFile[]> {
  const earlier = filesByKey(before);
  const isSame = (file: SceneFile) => {
    const old = earlier.get(file.key);
    return old !== undefined && JSON.stringify(old) === JSON.stringify(file);
  };
  const files = filesOf(after);
  return {loaded: files.filter((file) => !isSame(file)), cached: files.filter(isSame)};
}

const sumOf = (files: readonly SceneFile[]) => files.reduce((sum, {bytes}) => sum + bytes, 0);
