import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {toText} from 'hast-util-to-text';
import {buildFolder, builtPages, type BuiltPage, pageAt} from '../support/built-site';

const textOf = (page: BuiltPage, selector: string) =>
  page.querySelectorAll(selector).map((element) => toText(element).trim());

describe('what arrives in the browser only', () => {
  it('leaves the vote page empty below its title and its lead @spec-2.2.2 @spec-4.17', () => {
    const page = pageAt('/vote/');
    const [view] = page.querySelectorAll('main [data-wake=view]');
    const inside = view!.children.filter((child) => child.type === 'element');
    expect(inside.map(({tagName}) => tagName)).toEqual(['noscript']);
    expect(textOf(page, 'main h1')).toEqual(['Vote and Prioritize']);
  });

  it('leaves the table of starter kits with its head @spec-2.13.2', () => {
    const page = pageAt('/starter-kits/');
    expect(textOf(page, 'main th')).toEqual(['Project Name', 'Maintainer', 'Tags']);
    expect(page.querySelectorAll('main tbody tr')).toEqual([]);
  });
});

it('pages that show a plain screen link its styles, and no others do', () => {
  const folder = path.join(buildFolder, 'assets/css');
  const classesOf = (sheet: string) => {
    const file = readdirSync(folder).find((name) => name.startsWith(`${sheet}.`))!;
    const matches = readFileSync(path.join(folder, file), 'utf8').matchAll(/\.([a-z][\w-]*)/gi);
    return new Set([...matches].map(([, name]) => name));
  };
  const shared = classesOf('styles');
  const ofScreens = [...classesOf('screens')].filter((name) => !shared.has(name));
  const element = new RegExp(String.raw`\bclass="?(?:[^">]* )?(?:${ofScreens.join('|')})[\s">]`);
  const urlsOf = (pages: readonly BuiltPage[]) => pages.map(({url}) => url);
  const showing = urlsOf(builtPages().filter(({html}) => element.test(html)));
  expect(showing).toEqual(expect.arrayContaining(['/404.html', '/offline/', '/search/', '/vote/']));
  const linking = builtPages().filter(({html}) => /<link[^>]*\/screens\.\w+\.css/.test(html));
  expect(urlsOf(linking)).toEqual(showing);
});

it('the landing page has the three headings of its static block, and the two links @spec-2.2.1 @spec-2.4.1', () => {
  const page = pageAt('/');
  const headings = textOf(page, 'main h2');
  expect(headings).toEqual(
    expect.arrayContaining(['Write Your Code', 'Bundle It', "Awesome isn't it? Let's dive in!"]),
  );
  const links = page.querySelectorAll('main section li > a').map(({properties}) => properties.href);
  expect(links).toEqual(expect.arrayContaining(['/guides/getting-started/', '/concepts/']));
});

it('the starter kits begin with the tested projects and the tool that creates one', () => {
  const page = pageAt('/starter-kits/');
  expect(textOf(page, 'main h2').slice(0, 3)).toEqual([
    'Tested projects',
    'A new project by a command',
    'Kits of 2018',
  ]);
  const links = page.querySelectorAll('main h2 + p a').map(({properties}) => properties.href);
  expect(links).toEqual(expect.arrayContaining(['/examples/', '/guides/scaffolding/']));
});

it('the starter kits say where to submit one, and what they are not @spec-2.2.4 @spec-2.13.1', () => {
  const page = pageAt('/starter-kits/');
  expect(textOf(page, 'main h1')).toEqual(['Starter Kits']);
  expect(textOf(page, 'main h1 + p')[0]).toMatch(/^Projects to start from/);
  expect(textOf(page, 'main #kits + p')[0]).toMatch(/To submit a new kit, add it to/);
  expect(page.querySelectorAll('main #kits + p a').map(({properties}) => properties.href)).toEqual([
    'https://github.com/ahfarmer/javascriptstuff-db',
  ]);
  const [warning] = textOf(page, 'main [role=note]');
  expect(warning).toMatch(/proofs of concept/);
  expect(warning).toMatch(/not officially supported/);
  expect(warning).toMatch(/report problems to their maintainers/);
});

it('the organization is complete without a script and without an image of another site @spec-2.2.3 @spec-2.12.1 @spec-2.12.2', () => {
  const page = pageAt('/organization/');
  expect(textOf(page, 'main h1')).toEqual(['The Organization']);
  expect(page.querySelectorAll('main li h2')).toHaveLength(48);
  expect(page.querySelectorAll('img[src^=http], [src^="//"]')).toEqual([]);
});

it('every page has no field that could refuse what is typed @spec-5.9', () => {
  const refusing =
    /<input[^>]* (?:required|pattern=|min=|max=|minlength=|maxlength=|type="?(?:email|url|number)\b)/;
  expect(builtPages().filter(({html}) => refusing.test(html))).toEqual([]);
  expect('<input required>').toMatch(refusing);
});
