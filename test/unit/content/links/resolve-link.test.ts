import {resolveLink} from '../../../../src/content/links/resolve-link';
import {newest, versions} from '../../../../src/versions';
import {older} from '../../../support/older-version';

const pages = new Set(
  [
    'index.mdx',
    'concepts/index.md',
    'concepts/output.md',
    'loaders/_css-loader.md',
    'glossary.md',
  ].flatMap((page) => versions.map(({folder}) => `${folder}/${page}`)),
);
const files = {has: (file: string) => pages.has(file), paths: () => pages};
const resolve = (url: string, file: string) => resolveLink(url, file, files);
const inOlder = (page: string) => `${older.folder}/${page}`;
const toOlder = (page: string) => `v${older.label}:/${page}`;
const toNewest = (page: string) => `v${newest.label}:/${page}`;

describe('a link to the file of a page', () => {
  it.each([
    ['output.md', '/concepts/output/'],
    ['./output.md#path', '/concepts/output/#path'],
    ['index.md', '/concepts/'],
    ['../index.mdx', '/'],
    ['../glossary.md?from=here#chunk', '/glossary/?from=here#chunk'],
    ['../loaders/_css-loader.md#options', '/loaders/css-loader/#options'],
    ['#modes', '#modes'],
    ['#caf%C3%A9', '#caf%C3%A9'],
  ])('%s leads to %s, and in a snapshot to the same page of the snapshot', (url, target) => {
    expect(resolve(url, 'docs/concepts/a.md')).toMatchObject({kind: 'page', url: target});
    expect(resolve(url, inOlder('concepts/a.md'))).toMatchObject({
      kind: 'page',
      url: target.replace(/^\//, older.base),
    });
  });

  it('names the file and the heading it leads to', () => {
    expect(resolve('output.md#caf%C3%A9', 'docs/concepts/a.md')).toEqual({
      kind: 'page',
      file: 'docs/concepts/output.md',
      id: 'café',
      url: '/concepts/output/#caf%C3%A9',
    });
  });
});

describe('a link to a page of another version', () => {
  it('leads to the same page there', () => {
    const target = {kind: 'page', url: `${older.base}concepts/output/#path`};
    expect(resolve(toOlder('concepts/output.md#path'), 'docs/concepts/a.md')).toMatchObject(target);
  });

  it('may name the newest version', () => {
    const target = {kind: 'page', url: '/glossary/'};
    expect(resolve(toNewest('glossary.md'), inOlder('a.md'))).toMatchObject(target);
  });
});

it.each([
  'https://example.com/a.md',
  'mailto:tea@example.com',
  'pathname:///reference.json',
  '/vote/',
  '/img/branding/palette.svg',
  'list.zip',
])('a link that belongs to no version stays as it is: %s', (url) => {
  expect(resolve(url, 'docs/concepts/a.md')).toEqual({kind: 'elsewhere'});
});

it.each([
  ['/concepts/output/#path', 'is a URL', 'link the file: output.md#path'],
  ['/concepts/output.md', 'is a URL', 'link the file: output.md'],
  ['/loaders/css-loader/', 'is a URL', 'link the file: ../loaders/_css-loader.md'],
  [`${older.base}concepts/`, 'is a URL', `link the file: ${toOlder('concepts/index.md')}`],
  ['outputs.md#path', 'does not exist', 'correct it; the nearest is output.md#path'],
  ['../concepts/output/', 'names no file of a page', 'correct it; the nearest is output.md'],
  ['../../README.md', 'leads out of docs', 'correct it; the nearest is '],
  [
    `../../${inOlder('glossary.md#chunk')}`,
    `leads into the folder of version ${older.label}`,
    `name version and file: ${toOlder('glossary.md#chunk')}`,
  ],
  [
    toNewest('glossary.md'),
    'names the version that the page belongs to',
    'link the file: ../glossary.md',
  ],
  [`v${older.label}:glossary.md`, 'is no link to another version', toOlder('index.md')],
  [
    toOlder('glossaries.md'),
    `${inOlder('glossaries.md')} does not exist`,
    `the nearest is ${toOlder('glossary.md')}`,
  ],
])('a link that is wrong says what is, and what to write: %s', (url, message, fix) => {
  expect(resolve(url, 'docs/concepts/a.md')).toEqual({
    kind: 'fault',
    message: expect.stringContaining(message),
    fix: expect.stringContaining(fix),
  });
});
