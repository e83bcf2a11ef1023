import {eachMapping, TraceMap} from '@jridgewell/trace-mapping';

/** How many bytes of an output come from each of its sources, by the name in the source map. */
export function bytesBySource(text: string, sourceMap: string): Map<string, number> {
  const lineStarts = [0, ...[...text.matchAll(/\n/g)].map(({index}) => index + 1)];
  const starts: {at: number; source: string | null}[] = [];
  eachMapping(new TraceMap(sourceMap), ({generatedLine, generatedColumn, source}) => {
    starts.push({at: lineStarts[generatedLine - 1]! + generatedColumn, source});
  });
  const sums = new Map<string, number>();
  starts.forEach(({at, source}, index) => {
    if (source === null) return;
    const end = starts[index + 1]?.at ?? text.length;
    sums.set(source, (sums.get(source) ?? 0) + Buffer.byteLength(text.slice(at, end)));
  });
  return sums;
}

/** Gives the lines of each source, from 1, that some byte of an output comes from. */
export function linesOfSources(sourceMap: string): Map<string, Set<number>> {
  const lines = new Map<string, Set<number>>();
  eachMapping(new TraceMap(sourceMap), ({source, originalLine}) => {
    const file = source === null ? undefined : nameInMap(source);
    if (file === undefined || originalLine === null) return;
    lines.set(file, (lines.get(file) ?? new Set()).add(originalLine));
  });
  return lines;
}

/** `webpack://tea-shop/./src/a.js` is `src/a.js`, and a package its name; the runtime of webpack is undefined. */
export function nameInMap(source: string): string | undefined {
  const file = source.replace(/^webpack:\/\/[^/]*\/(\.\/)?/, '');
  if (file.startsWith('webpack/')) return undefined;
  return /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? file;
}
