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

/** Reads what `formatHeaders` has written. */
export const parseHeaders = (text: string): HeaderRule[] =>
  text
    .trim()
    .split('\n\n')
    .map((rule) => {
      const [pattern = '', ...lines] = rule.split('\n');
      const headers = lines.map((line) =>
        line
          .trim()
          .split(/: (.*)/)
          .slice(0, 2),
      );
      return {pattern, headers: Object.fromEntries(headers) as Record<string, string>};
    });

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
