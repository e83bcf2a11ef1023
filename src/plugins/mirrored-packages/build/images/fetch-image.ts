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
  const signal = AbortSignal.timeout(limits.imageSeconds * 1000);
  let url = new URL(address);
  for (let count = 0; count <= mostRedirects; count += 1) {
    const answer = await ask(url, reach, signal);
    const {statusCode = 0, headers} = answer;
    if (statusCode === 200) return await read(answer, signal);
    answer.destroy();
    if (!redirects.has(statusCode) || !headers.location)
      throw new Error(`it cannot be fetched: ${url.host} answers ${statusCode}`);
    url = new URL(headers.location, url);
  }
  throw new Error(`it cannot be fetched: it is redirected more than ${mostRedirects} times`);
}

async function ask(url: URL, reach: Reach, signal: AbortSignal): Promise<IncomingMessage> {
  const agent = reach(url);
  if (!agent) throw new Error(`it is not fetched from ${url.origin}: only https is asked`);
  try {
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
  } catch (error) {
    throw explained(error, signal);
  }
}

async function read(answer: IncomingMessage, signal: AbortSignal): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = Number(answer.headers['content-length'] ?? 0);
  try {
    if (size > limits.image) throw tooLarge();
    size = 0;
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > limits.image) throw tooLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    throw explained(error, signal);
  } finally {
    answer.destroy();
  }
  return Buffer.concat(chunks);
}

class TooLargeError extends Error {}

const tooLarge = () =>
  new TooLargeError(`it has more than the ${limits.image / 1024 / 1024} MB allowed`);

function explained(error: unknown, signal: AbortSignal): Error {
  if (error instanceof TooLargeError) return error;
  return new Error(`it cannot be fetched: ${reasonOf(error as Error, signal)}`, {cause: error});
}

function reasonOf({message}: Error, signal: AbortSignal): string {
  if (signal.aborted) return `that takes more than ${limits.imageSeconds} seconds`;
  // How the agent says that an address belongs to this machine or to a private network.
  const [, address] = /^DNS lookup ([^\s(]+)\(.* is not allowed/.exec(message) ?? [];
  return address === undefined ? message : `${address} is no public address`;
}
