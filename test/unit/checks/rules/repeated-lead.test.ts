import {repeatedLead} from '../../../../src/checks/rules/repeated-lead';
import {parsePage} from '../../../../src/content/page';

const description = 'How to pour green tea into a warm cup without a single stain on the table.';

async function findingsIn(body: string) {
  const source = `---\ntitle: Tea\ndescription: ${description}\n---\n\n${body}\n`;
  return repeatedLead.check(await parsePage(source, 'docs/guides/tea.md'));
}

it('finds a first sentence that says what the description says', async () => {
  expect(await findingsIn('Pour green tea into cups that are warm. It tastes better.')).toEqual([
    {
      line: 6,
      message: expect.stringMatching(/^the first sentence has 100 % of its words in common/),
      fix: expect.any(String),
    },
  ]);
  const below = '::option\n\nPours green tea from a pot into warm cups.';
  expect(await findingsIn(below)).toHaveLength(1);
});

it('leaves a page alone that goes on, that names its subject, or that does not begin with text', async () => {
  for (const body of [
    'Hold the pot with both hands. Then pour green tea into a warm cup, without a stain.',
    'The page about tea is for webpack.',
    '## Pour\n\nPour green tea into a warm cup without a single stain.',
  ])
    expect(await findingsIn(body)).toEqual([]);
});
