import {readFile} from 'node:fs/promises';
import {toHtml} from 'hast-util-to-html';
import {versions} from '../../src/versions';
import {writeMarkdown} from '../../src/plugins/mirrored-packages/build/page-file';
import type {PackageFacts} from '../../src/plugins/mirrored-packages/build/package-facts';
import type {Pin} from '../../src/plugins/mirrored-packages/build/pins';
import {emptyPage, type ReadmePage} from '../../src/plugins/mirrored-packages/build/readme-page';
import {parseReadme} from '../../src/plugins/mirrored-packages/build/steps/parse-readme';
import {toMarkdown} from '../../src/plugins/mirrored-packages/build/steps/to-markdown';

/** A pin that differs from css-loader's in what a test is about. */
export function pinOf(changes: Partial<Pin> = {}): Pin {
  return {
    name: 'css-loader',
    section: 'loaders',
    group: 'Styles',
    about: 'Resolves the @import and url() of a CSS file as if they were imports.',
    repository: 'https://github.com/webpack/css-loader',
    version: '7.1.5',
    integrity: `sha512-${'A'.repeat(86)}==`,
    documentation: versions[0]!,
    ...changes,
  };
}

export function factsOf(readme: string): PackageFacts {
  return {
    readme,
    license: 'MIT',
    copyright: ['Copyright JS Foundation and other contributors'],
    licenseFile: 'LICENSE',
    contributors: [],
    options: [],
    images: [],
  };
}

/** Reads a README of test/fixtures/readmes. */
export function fixture(name: string): Promise<string> {
  return readFile(new URL(`../fixtures/readmes/${name}.md`, import.meta.url), 'utf8');
}

/** A README parsed to the tree that HTML steps work on. */
export async function htmlPage(readme: string, pin = pinOf()): Promise<ReadmePage> {
  const page = emptyPage(pin, factsOf(readme));
  await parseReadme(page);
  return page;
}

/** A README parsed to the tree that Markdown steps work on. */
export async function markdownPage(readme: string, pin = pinOf()): Promise<ReadmePage> {
  const page = await htmlPage(readme, pin);
  toMarkdown(page);
  return page;
}

/** What steps make of a README, as HTML. */
export async function htmlAfter(readme: string, ...steps: Step[]): Promise<string> {
  const page = await htmlPage(readme);
  for (const step of steps) step(page);
  return htmlOf(page).trim();
}

/** What steps make of a README, as Markdown; those that come before `toMarkdown` work on HTML. */
export async function markdownAfter(readme: string, ...steps: Step[]): Promise<string> {
  const page = steps.includes(toMarkdown) ? await htmlPage(readme) : await markdownPage(readme);
  for (const step of steps) step(page);
  return markdownOf(page);
}

type Step = (page: ReadmePage) => void;

export const htmlOf = ({html}: ReadmePage): string => toHtml(html);
export const markdownOf = ({markdown}: ReadmePage): string => writeMarkdown(markdown).trim();
