import {type PaintedLine, paintGroups} from './painted-line';

const size = String.raw`\d[\d.]* (?:bytes|[KMG]iB)`;
const lines = [
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
const telling = lines.filter(({source}) => !/Entrypoint|\^\\s\*\\\|/.test(source));

/** Whether an output is that of webpack 4: a list of modules inside of one looks the same in both versions. */
export const isOfVersion4 = (output: readonly string[]): boolean =>
  output.some((text) => telling.some((each) => each.test(text)));

/** Colors a line of the tables and lists that webpack 4 prints, and its warnings and errors. */
export function paintTable(text: string, line: PaintedLine): void {
  const found = lines.map((each) => each.exec(text)).find(Boolean);
  if (found) paintGroups(line, found);
}
