import {nearest} from './read-example';

/** A line that starts or ends a region, in the comments of any language. */
const marker =
  /^\s*(?:\/\/|\/\*|<!--|#|--)\s*#?(region|endregion)\b\s*([\w-]*)\s*(?:\*\/|-->)?\s*$/;

/** Gives a file without the lines that mark its regions. */
export function withoutMarkers(text: string): string {
  return text
    .split('\n')
    .filter((line) => !marker.test(line))
    .join('\n')
    .replace(/\n+$/, '');
}

/**
 * Gives the lines of a region, moved to the left edge: those between `// #region name` and its
 * `// #endregion`, in the comments of whatever language. Regions may stand in others.
 * @throws when there is none of that name, or it is not closed
 */
export function regionOf(text: string, name: string): string {
  const lines = text.split('\n');
  const open: string[] = [];
  const names: string[] = [];
  const inside: string[] = [];
  let closed = false;
  for (const line of lines) {
    const [, word, started = ''] = marker.exec(line) ?? [];
    if (word === 'region') {
      open.push(started);
      names.push(started);
    } else if (word === 'endregion') {
      if (open.pop() === name) closed = true;
    } else if (open.includes(name)) inside.push(line);
  }
  if (!names.includes(name)) {
    throw new Error(`there is no region "${name}"; ${nearest(name, names, 'the regions are')}`);
  }
  if (!closed) throw new Error(`the region "${name}" has no // #endregion`);
  return toTheLeft(inside)
    .join('\n')
    .replace(/^\n+|\n+$/g, '');
}

function toTheLeft(lines: readonly string[]): string[] {
  const depths = lines.filter((line) => line.trim()).map((line) => /^[ \t]*/.exec(line)![0].length);
  const least = Math.min(...depths, Infinity);
  return lines.map((line) => line.slice(least));
}
