import {once} from 'node:events';
import http, {type Agent, type IncomingMessage} from 'node:http';
import https from 'node:https';
import {globalHttpsAgent} from 'request-filtering-agent';
import {limits} from '../limits';

/** Gives what to reach a host with; undefined when it may not be asked. */
export type Reach = (url: URL) => Agent | undefined;

/**
 * Reaches public hosts over https. Wherever a README sends us, a name that leads into a private
 * network or to this machine is refused when the connection is made.
 */
export const publicHosts: Reach = ({protocol, port}) =>
  protocol === 'https:' && port === '' ? globalHttpsAgent : undefined;

const redirects = new Set([301, 302, 303, 307, 308]);
const mostRedirects = 5;

/**
 * Fetches what lies at the address of an image.
 * @throws with the reason
 */
export async function fetchImage(address: string, reach: Reach = publicHosts): Promise<Buffer> {
  const signal = AbortSignal.timeout(limits.imageTimeoutSeconds * 1000);
  try {
    return await follow(new URL(address), reach, signal);
  } catch (cause) {
    const reason = signal.aborted
      ? `that takes more than ${limits.imageTimeoutSeconds} seconds`
      : // How the agent says that an address belongs to this machine or to a private network.
        (cause as Error).message.replace(
          /^DNS lookup ([^\s(]+)\(.* is not allowed.*/s,
          '$1 is no public address',
        );
    throw new Error(`it cannot be fetched: ${reason}`, {cause});
  }
}

async function follow(first: URL, reach: Reach, signal: AbortSignal): Promise<Buffer> {
  let url = first;
  for (let count = 0; count <= mostRedirects; count += 1) {
    const answer = await ask(url, reach, signal);
    try {
      const {statusCode = 0, headers} = answer;
      if (statusCode === 200) return await read(answer);
      if (!redirects.has(statusCode) || !headers.location)
        throw new Error(`${url.host} answers ${statusCode}`);
      url = new URL(headers.location, url);
    } finally {
      answer.destroy();
    }
  }
  throw new Error(`it is redirected more than ${mostRedirects} times`);
}

async function ask(url: URL, reach: Reach, signal: AbortSignal): Promise<IncomingMessage> {
  const agent = reach(url);
  if (!agent) throw new Error(`only https is asked, not ${url.origin}`);
  const {request} = url.protocol === 'http:' ? http : https;
  const asking = request(url, {
    agent,
    signal,
    auth: '',
    headers: {'accept-encoding': 'identity', 'user-agent': 'webpack-documentation'},
  });
  asking.end();
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  return answer;
}

async function read(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limits.imageBytes)
      throw new Error(`it has more than the ${limits.imageBytes / 1024 / 1024} MB allowed`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
