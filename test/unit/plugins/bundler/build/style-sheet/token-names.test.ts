import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import postcss from 'postcss';
import {shortTokenNames} from '../../../../../../src/plugins/bundler/build/style-sheet/token-names';

const site = mkdtempSync(path.join(tmpdir(), 'token-names-'));
mkdirSync(path.join(site, 'src/css'), {recursive: true});
const tokens = path.join(site, 'src/css/tokens.css');
const sheet =
  ':root {--ink: light-dark(#000, #fff); --ink-2: var(--ink)} @media print {:root {--ink: #000}}';
writeFileSync(tokens, sheet);
afterAll(() => rmSync(site, {recursive: true}));

const shortened = (css: string) => postcss([shortTokenNames(site)]).process(css, {from: undefined});

it('gives tokens the same short names where they are set and where they are used', async () => {
  expect((await shortened(sheet)).css).toBe(
    ':root {--A: light-dark(#000, #fff); --B: var(--A)} @media print {:root {--A: #000}}',
  );
  expect((await shortened('a {color: var(--ink-2, var(--ink))}')).css).toBe(
    'a {color: var(--B, var(--A))}',
  );
});

it('leaves alone what only sounds alike', async () => {
  const css =
    'a--ink {--inky: 1; width: calc(var(--inky) * 1px); color: var(--my--ink); position-anchor: --ink}';
  expect((await shortened(css)).css).toBe(css);
});

it('has sheets made anew when a token is added', async () => {
  const {messages} = await shortened('a {color: var(--ink)}');
  expect(messages).toEqual([expect.objectContaining({type: 'dependency', file: tokens})]);
});

it('is no trap for scripts: none names a token', () => {
  const names = new Set(readFileSync('src/css/tokens.css', 'utf8').match(/^ {2,}--[\w-]+(?=:)/gm));
  const tokenIn = (text: string) =>
    [...text.matchAll(/(?:Property\(\s*['"`]|var\(\s*)(--[\w-]+)/g)].flatMap(([, name = '']) =>
      names.has(`  ${name}`) ? name : [],
    );
  expect(tokenIn("style.setProperty('--ink', color)")).toEqual(['--ink']);
  const scripts = ['browser', 'components', 'pages', 'plugins', 'theme'].flatMap((folder) =>
    readdirSync(`src/${folder}`, {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => `src/${folder}/${file}`),
  );
  expect(scripts.length).toBeGreaterThan(100);
  expect(scripts.filter((file) => tokenIn(readFileSync(file, 'utf8')).length > 0)).toEqual([]);
});
