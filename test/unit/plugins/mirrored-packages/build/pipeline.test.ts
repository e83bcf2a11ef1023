import {
  finishPage,
  prepareReadme,
} from '../../../../../src/plugins/mirrored-packages/build/pipeline';
import {addressOf} from '../../../../../src/plugins/mirrored-packages/build/page-names';
import {factsOf, pinOf} from '../../../../support/readme';

const pin = pinOf({name: 'tea-loader'});

/** The page that is made of a README, and what is told about it. */
async function pageOf(readme: string) {
  const page = await prepareReadme(pin, factsOf(readme));
  const text = finishPage(page, [pin], new Map([[addressOf(pin), new Set(page.headingIds)]]));
  return {text, warnings: page.warnings};
}

/** The targets of its links. */
async function targets(readme: string): Promise<string[]> {
  const [text = ''] = (await pageOf(readme)).text.split('## About this page');
  return [...text.matchAll(/\]\((.*?)\)/g)].map(([, target]) => target!);
}

it('a link to an id as GitHub writes it leads to the heading', async () => {
  expect(await targets('[a](#user-content-custom)\n\n## Custom\n\ntext')).toEqual(['#custom']);
});

it.each([
  ['of HTML only', '<h1>x</h1><p>A <b>bold</b> text.</p>', 'A **bold** text.'],
  ['of a title only', '# tea-loader', '\n\n---\n\n## About this page'],
  ['of broken Markdown', '# x\n\n[a](b "c\n\n```js\nlet a;', '```js\nlet a;\n```'],
  ['of broken tables', '| a | b |\n| - |\n\n<table><td>A cell', '- A cell'],
  ['with a broken image', '# x\n\nText ![a](no such.png "x) end ![](x.png).', 'Text !'],
  ['with a lost image', '# x\n\nText ![A drawing](none.png).', '[A drawing (image)]('],
])('a README %s has a whole page', async (_what, readme, expected) => {
  const {text, warnings} = await pageOf(readme);
  expect(text).toContain(expected);
  expect(text).toContain('\n## About this page\n');
  expect(warnings).toEqual([]);
});
