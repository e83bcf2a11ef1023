import {compilePage} from '../../../../../src/plugins/docs/build/compile-page';
import {jsxConstants} from '../../../../../src/plugins/docs/build/jsx-constants';

/** Gives the names that a compiled page imports from React. */
function importedNames(code: string): string[] {
  const [, list] = /import \{(.*?)\} from "react\/jsx-runtime"/.exec(code)!;
  return list!.split(',').map((name) => name.replace(/.* as /, '').trim());
}

it.each([
  ['calls imports without the plugin', [], true],
  ['calls constants with it', [jsxConstants], false],
])('a compiled page %s', async (_, recmaPlugins, expected) => {
  const page = {content: '# Tea\n\nA <Cup>small</Cup> one.', file: 'docs/concepts/tea.mdx'};
  const code = await compilePage(
    process.cwd(),
    page,
    {outputFormat: 'program', recmaPlugins},
    {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  );
  const names = importedNames(code);
  expect(names.length).toBeGreaterThan(1);
  expect(names.some((name) => code.includes(`${name}(`))).toBe(expected);
});
