import type {RequestListener} from 'node:http';
import {useAgent} from 'request-filtering-agent';
import type {Reach} from '../../src/plugins/mirrored-packages/build/images/fetch-image';
import {serve} from './loopback';

/** What a host answers at a path: a file, or anything else that servers do. */
type Answer = Buffer | string | RequestListener;

/**
 * Reaches hosts as builds do, but over http, and this address of the machine besides public ones:
 * tests have no others.
 */
export const overLoopback: Reach = ({protocol, href}) =>
  /^https?:$/.test(protocol) ? useAgent(href, {allowIPAddressList: ['127.0.0.1']}) : undefined;

/** Serves answers by path, and notes the paths it is asked for; others are not found. */
export async function serveImages(answers: Readonly<Record<string, Answer>>) {
  const requests: string[] = [];
  const host = await serve((request, response) => {
    const path = request.url ?? '';
    requests.push(path);
    const answer = answers[path];
    if (answer === undefined) response.writeHead(404).end('not here');
    else if (typeof answer === 'function') answer(request, response);
    else response.end(answer);
  });
  return {...host, requests};
}

/** A host of images on loopback. */
export type ImageHost = Awaited<ReturnType<typeof serveImages>>;
