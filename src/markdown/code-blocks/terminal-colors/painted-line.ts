/** The colors of webpack's command line; `bold` is bright. */
export type Color = 'bold' | 'green' | 'yellow' | 'red' | 'cyan' | 'magenta';

/** The color of each character of a line. */
export type PaintedLine = (Color | undefined)[];

/** Colors a part of a line. */
export function paint(line: PaintedLine, start: number, end: number, color?: Color): void {
  line.fill(color, start, end);
}

const letters: Record<string, Color> = {
  b: 'bold',
  g: 'green',
  y: 'yellow',
  r: 'red',
  c: 'cyan',
  m: 'magenta',
};

/**
 * Colors the named groups of a match: the first letter of a name is that of its color.
 * @param match of an expression with the flag `d`
 */
export function paintGroups(line: PaintedLine, match: RegExpExecArray): void {
  for (const [name, place] of Object.entries(match.indices?.groups ?? {})) {
    // An optional group that matched nothing has no place.
    if (place) paint(line, ...place, letters[name.charAt(0)]);
  }
}
