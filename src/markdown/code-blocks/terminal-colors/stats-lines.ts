/** The flags in brackets behind assets, modules and chunks. */
const flags: [Color, RegExp][] = [
  [
    'green',
    /^(?:emitted|cached|immutable|minimized|copied|dev|hmr|rendered|recorded|build time executed)$/,
  ],
  [
    'yellow',
    /^(?:compared for emit|big|orphan|optional|built|code generated|entry|initial|\d+ warnings?)$/,
  ],
  ['red', /^(?:\d+ errors?|not cacheable)$/],
  [
    'cyan',
    /^(?:dependent|no exports|module unused|used exports unknown|no exports used|all exports used|(?:exports|only some exports used): .+)$/,
  ],
];
const flagIn = /\[([^\]]+)\]/g;
/** Modules inside of others, and chunks of children, are further in. */
const indent = String.raw`^\s*(?:\| +)*`;
const size = String.raw`\d[\d.]* (?:bytes|[KMG]iB)`;

const statsLine = new RegExp(`${indent}(?:.*${size}|(?:\\[[^\\]]+\\] ?)+$|assets by|chunk )`);
const lines = [
  `${indent}(?:asset|sourceMap) (?<y>\\S+) (?<y2>${size}) .*\\[big\\]`,
  `${indent}(?:asset|sourceMap) (?!modules)(?<g>\\S+) ${size}`,
  `${indent}assets by path (?<g>\\S+) `,
  `${indent}modules by (?:path|mime type) (?<b>\\S+) `,
  `${indent}(?:Entrypoint|Chunk Group) (?<b>\\S+) `,
  `${indent}webpack (?:[\\d.]+ )?compiled (?:(?<g>successfully)|with (?<r>\\d+ errors?)?(?: and )?(?<y>\\d+ warnings?)?)`,
  `${indent}(?<b>[\\w-]+) \\(webpack [\\d.]+\\) compiled (?:(?<g>successfully)|with (?<r>\\d+ errors?)?(?: and )?(?<y>\\d+ warnings?)?)`,
  `${indent}(?:\\[inactive\\] )?(?:harmony [\\w ]+?|import\\(\\)|new URL\\(\\)|cjs (?:full )?require|css url\\(\\)|entry) (?<c>\\.\\S+)(?: (?<m>(?:css )?\\.\\S+))? `,
  `${indent}from origin (?<m>\\S+)$`,
  `${indent}(?<y>(?:ModuleConcatenation bailout|Statement \\(\\w+\\) with side effects) ?.*)$`,
].map((source) => new RegExp(source, 'd'));

const files = new RegExp(`(?<![\\w.])(?!${size})[^\\s()=]+\\.[a-z]\\w*(?=[\\s)]|$)`, 'g');
const module = new RegExp(
  `${indent}(?!(?:asset|sourceMap|assets|modules|chunk|Entrypoint|Chunk Group|[\\w ]+ modules)\\b|[[>])(?<b>\\S.*?)(?: \\(in [\\w-]+\\))?(?: \\[[^\\]]+\\])? ${size}(?: .*)? \\[(?:built|cached|code generated|optional|not cacheable|orphan)`,
  'd',
);

/** Colors a line about assets, modules, chunks or the end of a build, as webpack prints it. */
export function paintStats(text: string, line: PaintedLine): void {
  const found = paintFirst(text, line, lines);
  const isGroup = /^\s*(?:Entrypoint|Chunk Group) /.test(text);
  const isChunk = /^\s*chunk /.test(text);
  if (isGroup && text.includes('=')) paintAll(text, line, files, 'green', text.indexOf('=') + 1);
  if (isChunk) {
    paintAll(text, line, files, 'green');
    paintAll(text, line, /(?<=\{)[^{}]+(?=\})/g, 'yellow');
    paintAll(text, line, /(?:split chunk|reused as split chunk) \(.*$/g, 'yellow');
  }
  if (!statsLine.test(text)) return;
  if (!found && paintFirst(text, line, [module]))
    paintAll(text, line, /(?<=\{)[^{}\s]+(?=\} \[)/g, 'yellow');
  for (const {0: flag, 1: words = '', index} of text.matchAll(flagIn)) {
    const color = flags.find(([, pattern]) => pattern.test(words))?.[0];
    if (color) line.fill(color, index, index + flag.length);
  }
}

function paintAll(text: string, line: PaintedLine, pattern: RegExp, color: Color, from = 0): void {
  for (const {0: part, index} of text.matchAll(pattern))
    if (index >= from) line.fill(color, index, index + part.length);
}

/** The colors of webpack's command line; `bold` is bright. */
export type Color = 'bold' | 'green' | 'yellow' | 'red' | 'cyan' | 'magenta';

/** The color of each character of a line. */
export type PaintedLine = (Color | undefined)[];

const letters: Record<string, Color> = {
  b: 'bold',
  g: 'green',
  y: 'yellow',
  r: 'red',
  c: 'cyan',
  m: 'magenta',
};

/**
 * Colors the named groups of the first expression that matches: the first letter of a name is that of
 * its color.
 * @param patterns with the flag `d`
 * @returns whether one matches
 */
export function paintFirst(text: string, line: PaintedLine, patterns: readonly RegExp[]): boolean {
  const match = patterns.map((each) => each.exec(text)).find(Boolean);
  for (const [name, place] of Object.entries(match?.indices?.groups ?? {})) {
    // An optional group that matched nothing has no place.
    if (place) line.fill(letters[name.charAt(0)], ...place);
  }
  return Boolean(match);
}

const oldLines = [
  String.raw`^\s*Version: webpack (?<b>[\d.]+)$`,
  String.raw`^\s*Hash: (?<b>\w+)$`,
  String.raw`^\s*Time: (?<b>\d+)ms$`,
  String.raw`^\s*Built at: \S+ (?<b>.+)$`,
  String.raw`^\s*(?<b>Asset) +(?<b2>Size) +(?<b3>Chunks) +(?<b4>Chunk Names)$`,
  String.raw`^\s*Child (?<b>\S+):$`,
  String.raw`^\s*Entrypoint (?<b>\S+) = (?<g>.+)$`,
  String.raw`^\s*(?<g>\S+\.\w+) +${size} +(?<b>\w+)? +(?<g2>(?:\[\w+\] ?)+?)(?: +\S.*| *)$`,
  String.raw`^\s*(?:\| +)*\[(?:\d+|(?<b>\./[^\]]+))\] (?:(?<b2>\S.*?) )?${size} \{(?<y>[^}]+)\}(?: .*?)?(?<g>(?: \[built\])+)`,
  String.raw`^\s*\| +(?<b>\S.*?) ${size}(?<g> \[built\])`,
].map((source) => new RegExp(source, 'd'));

/** What webpack 5 prints in another way. */
const telling = oldLines.filter(({source}) => !/Entrypoint|\^\\s\*\\\|/.test(source));

/** Whether an output is that of webpack 4: a list of modules inside of one looks the same in both versions. */
export const isOfVersion4 = (output: readonly string[]): boolean =>
  output.some((text) => telling.some((each) => each.test(text)));

/** Colors a line of the tables and lists that webpack 4 prints, and its warnings and errors. */
export const paintTable = (text: string, line: PaintedLine) => paintFirst(text, line, oldLines);
