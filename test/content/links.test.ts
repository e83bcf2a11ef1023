import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {formatProblem} from '../../src/content/finding';
import {insideLinks} from '../../src/checks/links/inside';
import {versions} from '../../src/versions';
import {older} from '../support/older-version';
import {ownPagesBelow} from '../../src/content/own-pages';

const pages = versions.flatMap(({folder}) => ownPagesBelow(process.cwd(), folder));
const problems = await insideLinks(process.cwd(), pages, []);

describe('links of our pages', () => {
  it('lead to a page and a heading, and are written as files', () => {
    expect(pages.length).toBeGreaterThan(50);
    expect(problems.map(formatProblem)).toEqual([]);
  });
});

describe('links of a page with faults', () => {
  let siteDir: string;
  const write = async (file: string, body: string, related = '') => {
    const target = path.join(siteDir, file);
    await mkdir(path.dirname(target), {recursive: true});
    const description = 'A page of a site that exists for the length of one test only.';
    const source = `---\ntitle: Tea\ndescription: ${description}\n${related}---\n\n${body}\n`;
    await writeFile(target, source);
  };
  const found = async (generated: string[] = []) =>
    (await insideLinks(siteDir, ['docs/tea.md'], generated)).map(formatProblem);

  beforeEach(async () => {
    siteDir = await mkdtemp(path.join(tmpdir(), 'links-'));
    await write('docs/cups.md', '## Saucers\n\n#### Deep below');
    await write(`${older.folder}/cups.md`, '## Handles');
  });
  afterEach(() => rm(siteDir, {recursive: true}));

  it('are told with file, line and what to write', async () => {
    const related = 'related:\n  - title: Cups\n    url: /cups/\n';
    await write(
      'docs/tea.md',
      `[a](/cups/#saucers) [b](cups.md#saucer)\n\n[c](v${older.label}:/cups.md#saucers) [d](pot.md)`,
      related,
    );
    expect(await found()).toEqual([
      'docs/tea.md:6  links: /cups/ is an address, which belongs to no version; link the file: cups.md',
      'docs/tea.md:9  links: /cups/#saucers is an address, which belongs to no version; link the file: cups.md#saucers',
      'docs/tea.md:9  links: docs/cups.md has no heading #saucer; correct it; the nearest is #saucers',
      `docs/tea.md:11  links: ${older.folder}/cups.md has no heading #saucers; correct it; the nearest is #handles`,
      'docs/tea.md:11  links: docs/pot.md does not exist; correct it; the nearest is tea.md',
    ]);
  });
});
