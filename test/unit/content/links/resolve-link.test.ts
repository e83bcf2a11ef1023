import {resolveLink} from '../../../../src/content/links/resolve-link';

const versions = [
  {label: '9', folder: 'docs', base: '/'},
  {label: '8', folder: 'versioned_docs/version-8', base: '/v8/'},
  {label: '7', folder: 'versioned_docs/version-7', base: '/v7/'},
];
const pages = new Set(
  [
    'index.mdx',
    'concepts/index.md',
    'concepts/output.md',
    'loaders/_css-loader.md',
    'glossary.md',
  ].flatMap((page) => versions.map(({folder}) => `${folder}/${page}`)),
);
const site = {versions, files: {has: (file: string) => pages.has(file), all: () => pages}};
const resolve = (url: string, file: string) => resolveLink(url, file, site);

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
  ])('%s leads to %s, and in a snapshot to the same page of the snapshot', (url, address) => {
    expect(resolve(url, 'docs/concepts/a.md')).toMatchObject({kind: 'page', address});
    expect(resolve(url, 'versioned_docs/version-8/concepts/a.md')).toMatchObject({
      kind: 'page',
      address: address.replace(/^\//, '/v8/'),
    });
  });

  it('names the file and the heading it leads to', () => {
    expect(resolve('output.md#caf%C3%A9', 'docs/concepts/a.md')).toEqual({
      kind: 'page',
      file: 'docs/concepts/output.md',
      id: 'café',
      address: '/concepts/output/#caf%C3%A9',
    });
  });
});

describe('a link to a page of another version', () => {
  it.each(['docs/concepts/a.md', 'versioned_docs/version-8/concepts/a.md'])(
    'leads to the same page from %s',
    (file) => {
      const target = {kind: 'page', address: '/v7/concepts/output/#path'};
      expect(resolve('v7:/concepts/output.md#path', file)).toMatchObject(target);
    },
  );

  it('may name the newest version', () => {
    const target = {kind: 'page', address: '/glossary/'};
    expect(resolve('v9:/glossary.md', 'versioned_docs/version-7/a.md')).toMatchObject(target);
  });
});

describe('a link that belongs to no version', () => {
  it.each([
    'https://example.com/a.md',
    'mailto:tea@example.com',
    'pathname:///reference.json',
    '/vote/',
    '/img/branding/palette.svg',
    'list.zip',
  ])('stays as it is: %s', (url) => {
    expect(resolve(url, 'docs/concepts/a.md')).toEqual({kind: 'elsewhere'});
  });
});

describe('a link that is wrong says what is, and what to write', () => {
  it.each([
    ['/concepts/output/#path', 'is an address', 'link the file: output.md#path'],
    ['/concepts/output.md', 'is an address', 'link the file: output.md'],
    ['/loaders/css-loader/', 'is an address', 'link the file: ../loaders/_css-loader.md'],
    ['/v7/concepts/', 'is an address', 'link the file: v7:/concepts/index.md'],
    ['outputs.md#path', 'does not exist', 'correct it; the nearest is output.md#path'],
    ['../concepts/output/', 'names no file of a page', 'correct it; the nearest is output.md'],
    ['../../README.md', 'leads out of docs', 'correct it; the nearest is '],
    [
      '../../versioned_docs/version-7/glossary.md#chunk',
      'leads into the folder of version 7',
      'name version and file: v7:/glossary.md#chunk',
    ],
    [
      'v9:/glossary.md',
      'names the version that the page belongs to',
      'link the file: ../glossary.md',
    ],
    ['v6:/glossary.md', 'names no version of this site', 'begin it with one of v9:, v8:, v7:'],
    ['v7:glossary.md', 'is no link to another version', 'v7:/index.md'],
    [
      'v7:/glossaries.md',
      'version-7/glossaries.md does not exist',
      'the nearest is v7:/glossary.md',
    ],
  ])('%s', (url, what, fix) => {
    expect(resolve(url, 'docs/concepts/a.md')).toEqual({
      kind: 'fault',
      what: expect.stringContaining(what),
      fix: expect.stringContaining(fix),
    });
  });
});
