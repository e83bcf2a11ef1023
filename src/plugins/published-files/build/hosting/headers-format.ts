import type {HeaderRule} from '../../config/response-headers';
import {regularExpressionOf} from './host-rules';

/** Writes rules in the `_headers` format of static hosts: a pattern, then indented headers. */
export function formatHeaders(rules: readonly HeaderRule[]): string {
  const written = rules.map(({pattern, headers}) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
    return `${pattern}\n${lines.join('')}`;
  });
  return written.join('\n');
}

/** Reads what `formatHeaders` has written. */
export const parseHeaders = (text: string): HeaderRule[] =>
  text.split('\n\n').map((rule) => {
    const [pattern = ''] = rule.split('\n');
    const headers = [...rule.matchAll(/^ {2}([^:]+): (.*)$/gm)].map(([, ...header]) => header);
    return {pattern, headers: Object.fromEntries(headers) as Record<string, string>};
  });

/** Gives the headers of an address; of two rules for one header the later wins. */
export function headersFor(rules: readonly HeaderRule[], pathname: string): Record<string, string> {
  const matching = rules.filter(({pattern}) => matches(pattern, pathname));
  return Object.assign({}, ...matching.map(({headers}) => headers)) as Record<string, string>;
}

/** A pattern has one `*` at most, which matches anything, slashes included. */
const matches = (pattern: string, pathname: string): boolean =>
  new RegExp(regularExpressionOf(pattern)).test(pathname);
