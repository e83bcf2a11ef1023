import {existsSync, readFileSync} from 'node:fs';
import type {IncomingMessage, RequestListener, ServerResponse} from 'node:http';
import path from 'node:path';
import send from 'send';
import {readRequestTarget, refuseTarget} from '../../../development/request-target';
import {headersFor, parseHeaders} from './headers-format';

/**
 * Serves a built site the way a static host does: the headers of `_headers`, the redirects of
 * `_redirects`, a slash added to every address without one (query kept), `404.html` for the rest.
 * A malformed address is answered with status 400, what does not ask for a page with 405. A file that
 * goes while it is asked for, as during a build, is unknown, and the server goes on.
 * @param folder absolute folder of the built site
 * @param redirects whether `_redirects` is obeyed, else the small pages at old addresses are served
 * @param slashes whether unknown addresses get a slash, too: some hosts give it to pages only
 * @throws when the folder holds no built site
 */
export function staticHost(
  folder: string,
  {redirects = true, slashes = true} = {},
): RequestListener {
  const headersFile = path.join(folder, '_headers');
  if (!existsSync(headersFile)) {
    throw new Error(`${folder} holds no built site; run "npm run build" first`);
  }
  const rules = parseHeaders(readFileSync(headersFile, 'utf8'));
  const moved = redirects ? readRedirects(folder) : new Map<string, string>();

  return (request, response) => {
    const requested = readRequestTarget(request.url);
    if (!requested) return refuseTarget(response);
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(response);

    const {pathname, search} = requested;
    for (const [name, value] of Object.entries(headersFor(rules, pathname)))
      response.setHeader(name, value);

    const target = moved.get(pathname) ?? moved.get(`${pathname}/`);
    if (target !== undefined) return redirect(response, withSearch(target, search));
    if (needsSlash(pathname) && (slashes || existsSync(path.join(folder, pathname))))
      return redirect(response, `${pathname}/${search}`);
    dropInvalidRange(request);
    send(request, pathname, {root: folder, dotfiles: 'allow', cacheControl: false})
      .on('error', ({status}: {status?: number}) => {
        if (status === 416) response.writeHead(416).end();
        else notFound(response, folder);
      })
      .on('directory', () => notFound(response, folder))
      .pipe(response);
  };
}

/**
 * Takes away a range that is malformed or ends before it begins, which a server has to ignore
 * (RFC 9110, 14.2). The library that reads the files answers that it cannot be satisfied.
 */
function dropInvalidRange({headers}: IncomingMessage): void {
  const range = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.range ?? '');
  const [, start = '', end = ''] = range ?? [];
  const isReversed = end !== '' && Number(start) > Number(end);
  if (!range || isReversed) delete headers.range;
}

const needsSlash = (pathname: string) =>
  !pathname.endsWith('/') && path.posix.extname(pathname) === '';

function withSearch(target: string, search: string): string {
  const [address = '', hash] = target.split('#');
  return `${address}${search}${hash === undefined ? '' : `#${hash}`}`;
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(301, {Location: location}).end();
}

function refuseMethod(response: ServerResponse): void {
  response.writeHead(405, {Allow: 'GET, HEAD', 'Content-Type': 'text/plain; charset=utf-8'});
  response.end('This site can only be read.\n');
}

function notFound(response: ServerResponse, folder: string): void {
  const file = path.join(folder, '404.html');
  const page = existsSync(file) ? readFileSync(file) : 'Page Not Found';
  response.writeHead(404, {'Content-Type': 'text/html;charset=utf-8'}).end(page);
}

function readRedirects(folder: string): Map<string, string> {
  const lines = readFileSync(path.join(folder, '_redirects'), 'utf8').split('\n').filter(Boolean);
  return new Map(lines.map((line) => line.split(' ').slice(0, 2) as [string, string]));
}
