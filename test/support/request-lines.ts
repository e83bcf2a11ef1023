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

const targetPieces = [
  ...[
    '/',
    '//',
    '\\',
    '.',
    '..',
    '...',
    '%',
    '%2e',
    '%2f',
    '%5c',
    '%00',
    '%0d%0a',
    '%c0%af',
    '%ff',
  ],
  ...[
    '%u2215',
    '%E2%80%AE',
    '?',
    '#',
    '&',
    '=',
    ';',
    ':',
    '@',
    '[',
    ']',
    '{',
    '}',
    '|',
    '~',
    '*',
    '+',
  ],
  ...[
    'http:',
    'https://',
    'file://',
    'a',
    'tea',
    'index.html',
    '.json',
    '.git',
    'etc/passwd',
    '404.html',
  ],
  ...[
    '_headers',
    '__proto__',
    '__page-on-demand',
    'A'.repeat(900),
    '\x7f',
    '\x80',
    'é',
    '"',
    '<',
    "'",
  ],
];
const requestMethods = [
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'PATCH',
  'TRACE',
];
const malformedMethods = ['get', 'BREW', 'G E T', 'G\x00T', ''];

/**
 * Gives request lines put together at random, the same ones each time: methods that exist and some
 * that do not, and targets of up to twelve pieces, a few of 64 kB.
 */
export function generateRequestLines(count: number): string[] {
  let state = 20;
  const random = (limit: number) => {
    // Numbers computed this way are the same on every machine.
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const pick = (list: readonly string[]) => list[random(list.length)]!;
  return Array.from({length: count}, (_, index) => {
    const method = index % 25 === 0 ? pick(malformedMethods) : pick(requestMethods);
    const pieces = Array.from({length: 1 + random(12)}, () => pick(targetPieces)).join('');
    const target = index % 200 === 0 ? pieces.repeat(1 + 65536 / pieces.length) : pieces;
    const start = random(4) === 0 ? '' : '/';
    return `${method} ${start}${target} HTTP/1.${index % 90 === 0 ? 9 : 1}`;
  });
}
