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

/** Tells whether any byte of an output comes from some lines of a source, from 1. */
export function hasLines(sourceMap: string, file: string, lines: readonly number[]): boolean {
  let isMapped = false;
  eachMapping(new TraceMap(sourceMap), ({source, originalLine}) => {
    if (source === null || nameInMap(source) !== file) return;
    isMapped ||= lines.includes(originalLine);
  });
  return isMapped;
}

/** `webpack://tea-shop/./src/a.js` is `src/a.js`, and a package its name; the runtime of webpack is undefined. */
export function nameInMap(source: string): string | undefined {
  const file = source.replace(/^webpack:\/\/[^/]*\/(\.\/)?/, '');
  if (file.startsWith('webpack/')) return undefined;
  return /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? file;
}
