import type {HeaderRule} from '../../config/hosting';

/** Writes rules in the `_headers` format of static hosts: a pattern, then indented headers. */
export function formatHeaders(rules: readonly HeaderRule[]): string {
  return rules
    .map(({pattern, headers}) =>
      [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join(
        '\n',
      ),
    )
    .join('\n\n')
    .concat('\n');
}

/**
 * Reads the `_headers` format.
 * @throws naming the line, when a header stands before any pattern or has no colon
 */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    if (!/^\s/.test(line)) {
      rules.push({pattern: line.trim(), headers: {}});
      continue;
    }
    const [, name, value] = /^\s+([^:\s]+):\s*(.+)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (!rule || !name || !value) {
      throw new Error(
        `_headers:${index + 1}  expected an indented "Name: value" below a pattern, found "${line.trim()}"`,
      );
    }
    rule.headers[name] = value;
  }
  return rules;
}

/** Gives the headers of an address; of two rules for one header the later wins. */
export function headersFor(rules: readonly HeaderRule[], pathname: string): Record<string, string> {
  const matching = rules.filter(({pattern}) => matches(pattern, pathname));
  return Object.assign({}, ...matching.map(({headers}) => headers)) as Record<string, string>;
}

/** A pattern has one `*` at most, which stands for anything, slashes included. */
function matches(pattern: string, pathname: string): boolean {
  const [start = '', end] = pattern.split('*');
  if (end === undefined) return pathname === start;
  const isLongEnough = pathname.length >= start.length + end.length;
  return isLongEnough && pathname.startsWith(start) && pathname.endsWith(end);
}
