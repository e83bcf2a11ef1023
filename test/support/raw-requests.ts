import {connect} from 'node:net';
import pLimit from 'p-limit';

/**
 * Opens connections that are given up in the middle of a request, and waits until all are closed.
 * @param port of a server on this machine
 */
export async function abandonRequests(port: number): Promise<void> {
  const beginnings = [
    '',
    'G',
    'GET /',
    'GET / HTTP/1.1\r\nHost: a',
    'POST / HTTP/1.1\r\nHost: a\r\n',
  ];
  const closed = beginnings.flatMap((text) =>
    (['end', 'destroy'] as const).map(
      (way) =>
        new Promise<void>((resolve) => {
          const socket = connect({port, host: '127.0.0.1', allowHalfOpen: way === 'end'}, () => {
            socket.write(text, 'latin1', () => (way === 'end' ? socket.end() : socket.destroy()));
          });
          socket.on('error', () => socket.destroy());
          socket.on('end', () => socket.destroy());
          socket.on('close', () => resolve());
          socket.resume();
        }),
    ),
  );
  await Promise.all(closed);
}

/**
 * Sends a request by hand, which no client would send.
 * @param line its first line: method, target and version
 * @returns all that the server answers until it closes the connection; empty when it answers nothing
 */
export function sendRaw(port: number, line: string, headers: readonly string[] = []) {
  return new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const parts: Buffer[] = [];
    socket.setTimeout(3000, () => socket.destroy(new Error(`no answer to ${line.slice(0, 80)}`)));
    socket.on('data', (part) => parts.push(part));
    socket.on('error', reject);
    socket.on('close', () => resolve(Buffer.concat(parts).toString('latin1')));
    const head = [line, 'Host: localhost', 'Connection: close', ...headers];
    socket.write(`${head.join('\r\n')}\r\n\r\n`, 'latin1');
  });
}

/**
 * Sends many request lines, twenty at a time.
 * @returns each line with its answer
 */
export async function sendAll(port: number, lines: readonly string[]) {
  const limit = pLimit(20);
  const send = (line: string) => limit(async () => ({line, answer: await sendRaw(port, line)}));
  return Promise.all(lines.map(send));
}

/** The status of an answer, and where it redirects to. */
export function summaryOfAnswer(answer: string) {
  const [, status = ''] = /^HTTP\/1\.1 (\d{3}) /.exec(answer) ?? [];
  const [, location] = /^location: (.*?)\r$/im.exec(answer) ?? [];
  return {status: Number(status), location};
}
