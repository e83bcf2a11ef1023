import {languageRules} from '../../src/checks/language';
import {parseCheckedPage} from '../../src/content/read-checked-page';
import {formatProblem} from '../../src/content/finding';
import type {CheckedPage} from '../../src/content/page';
import {ownPages} from '../support/own-pages';

const pages = await ownPages();

const problemsOf = (page: CheckedPage) =>
  languageRules.flatMap((rule) =>
    rule
      .check(page)
      .map((finding) => formatProblem({...finding, file: page.file, rule: rule.name})),
  );

describe('the language of every page', () => {
  it.each(pages.map((page) => [page.file, page] as const))('%s keeps the rules', (_, page) => {
    expect(problemsOf(page)).toEqual([]);
  });

  it('is found wanting when a fault is planted in a real page', async () => {
    const {source, file} = pages.find((page) => page.file === 'docs/concepts/output.md')!;
    const line = source.split('\n').findIndex((text) => text.startsWith('With more')) + 1;
    const planted = source.replace('\nWith more', '\nObviously with more');
    expect(problemsOf(await parseCheckedPage(planted, file))).toEqual([
      `docs/concepts/output.md:${line} forbidden-words: "Obviously" is not used here; what is easy for the writer may be hard for the reader; leave it out`,
    ]);
  });
});
