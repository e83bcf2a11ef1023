import {connect} from 'node:net';

/** Targets of request lines that no browser sends, and some that only look odd. */
export const oddTargets: readonly string[] = [
  // Percent signs that encode nothing, or no text.
  ...[
    '/%',
    '/%%',
    '/%2',
    '/%zz',
    '/%u0041',
    '/a%',
    '/%/b/',
    '/%E0%A4%A',
    '/%C3',
    '/%C3%28',
    '/%FF',
  ],
  ...['/%ED%A0%80', '/%F4%90%80%80', '/a/%80/b.json', '/?%', '/?%=%&%zz', '/a/?q=%E0', '/#%'],
  // Characters that files cannot have in their names, and those that mean something to a server.
  ...['/%00', '/a%00.json', '/%0d%0aSet-Cookie:a=b', '/%0A', '/%09', '/%20', '/%7F', '/%E2%80%8B'],
  ...['/%2F', '/%2f%2f', '/%5C', '/%5c%5c', '/%3F', '/%23', '/%25', '/%252e%252e/', '/%2500'],
  // Ways out of the folder.
  ...[
    '/..',
    '/../',
    '/../../etc/passwd',
    '/%2e%2e/',
    '/%2e%2e%2f%2e%2e%2f',
    '/a/../../b',
    '/.',
    '/./',
  ],
  ...['/..%2f..%2f', '/..%5c..%5c', '/....//', '/a/..;/b', '/.git/', '/.%00./'],
  // Hosts where a path belongs.
  ...[
    '//',
    '///',
    '////',
    '//a',
    '//a/',
    '//a/b',
    '//a:b/',
    '//[',
    '//[::1',
    '//@',
    '//:',
    '//:80',
  ],
  ...['/\\', '/\\a', '\\\\a\\b', '/.//a/b', '/..//a', '//%', '//%zz/', '/a//b', '/a//'],
  ...['http://', 'http:///', 'http://a/b', 'http://[/', 'http://a:b/', 'http://%/', 'http://a/%'],
  ...[
    'https://a',
    'ftp://a/',
    'file:///etc/passwd',
    'javascript:1',
    'data:,a',
    'mailto:a@b',
    'a',
    'a/b',
  ],
  // No paths at all.
  ...[
    '*',
    '?',
    '?a',
    '#',
    '%',
    '.',
    ':',
    '@',
    '&',
    '=',
    ';',
    '-',
    '0',
    '[',
    '{}',
    '|',
    '~',
    '`',
    '"',
  ],
  // Much of something.
  ...[`/${'a'.repeat(8000)}`, `/${'a/'.repeat(3000)}`, `/?${'a&'.repeat(3000)}`],
  ...[
    `/${'%41'.repeat(2000)}`,
    `/${'../'.repeat(2000)}`,
    `/${'?'.repeat(500)}`,
    `/${'#'.repeat(500)}`,
  ],
  // Names that objects have.
  ...['/__proto__', '/constructor/', '/toString', '/hasOwnProperty/', '/__proto__/a.json'],
];

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

/** The status of an answer, and where it redirects to. */
export function summaryOfAnswer(answer: string) {
  const [, status = ''] = /^HTTP\/1\.1 (\d{3}) /.exec(answer) ?? [];
  const [, location] = /^location: (.*?)\r$/im.exec(answer) ?? [];
  return {status: Number(status), location};
}
