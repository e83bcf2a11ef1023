import {cpSync, mkdtempSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {jest} from '@jest/globals';
import {keptPage} from '../../../src/content/kept-pages';
import type {PageNode} from '../../../src/content/node';

const page = {path: 'docs/tea.md', title: 'Tea'} as PageNode;
const make = jest.fn(() => Promise.resolve<PageNode | undefined>(page));

const mode = process.env.NODE_ENV;
let siteDir = '';

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'kept-pages-'));
  for (const file of ['src', 'package-lock.json'])
    symlinkSync(path.resolve(file), path.join(siteDir, file));
  make.mockClear();
  process.env.NODE_ENV = 'development';
});

afterAll(() => {
  process.env.NODE_ENV = mode;
});

describe('a page in the development server', () => {
  it('is made once', async () => {
    expect(await keptPage(siteDir, ['docs/tea.md', 'Leaves.'], make)).toEqual(page);
    expect(await keptPage(siteDir, ['docs/tea.md', 'Leaves.'], make)).toEqual(page);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('is made anew when its text has changed', async () => {
    await keptPage(siteDir, ['docs/tea.md', 'Leaves.'], make);
    await keptPage(siteDir, ['docs/tea.md', 'Leaves and water.'], make);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('is made anew until it has no problems', async () => {
    make.mockResolvedValueOnce(undefined);
    expect(await keptPage(siteDir, ['docs/tea.md', ''], make)).toBeUndefined();
    expect(await keptPage(siteDir, ['docs/tea.md', ''], make)).toEqual(page);
  });

  it('is made all the same where nothing can be kept', async () => {
    cpSync('package.json', path.join(siteDir, 'node_modules'));
    expect(await keptPage(siteDir, ['docs/tea.md', ''], make)).toEqual(page);
  });
});

it('a build makes every page', async () => {
  process.env.NODE_ENV = 'production';
  await keptPage(siteDir, ['docs/tea.md', ''], make);
  await keptPage(siteDir, ['docs/tea.md', ''], make);
  expect(make).toHaveBeenCalledTimes(2);
});
