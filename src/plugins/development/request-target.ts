import type {ServerResponse} from 'node:http';

/** What a request asks for. */
export interface RequestTarget {
  /** Percent-encoded, with a single slash at the start; it can be decoded. */
  pathname: string;
  /** With its `?`; empty without a query. */
  search: string;
}

/** Only the path is read: the name stands in for the host that a request line leaves out. */
const base = 'http://localhost';

/**
 * Reads the target of a request line, which may be anything that a client sends.
 *
 *     /a%20b/?q=1             →  {pathname: '/a%20b/', search: '?q=1'}
 *     http://localhost/a/     →  {pathname: '/a/', search: ''}
 *     /%, //, //host/, *, a   →  undefined
 *
 * A path that begins with two slashes is refused, because a redirect to it would lead to another host.
 * @returns undefined when it is malformed
 */
export function readRequestTarget(target = '/'): RequestTarget | undefined {
  if (!/^(?:\/(?![/\\])|https?:\/\/)/i.test(target)) return undefined;
  if (!URL.canParse(target, base)) return undefined;

  const {pathname, search} = new URL(target, base);
  const isUsable = !pathname.startsWith('//') && isDecodable(pathname);
  return isUsable ? {pathname, search} : undefined;
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/** Answers a request whose target is malformed. */
export function refuseTarget(response: ServerResponse): void {
  response.writeHead(400, {'Content-Type': 'text/plain; charset=utf-8'});
  response.end('The address of the request is malformed.\n');
}
