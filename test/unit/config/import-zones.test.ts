import {ESLint} from 'eslint';

const eslint = new ESLint();

async function importErrors(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, {filePath});
  return (result?.messages ?? [])
    .filter(({ruleId}) => ruleId === 'import-x/no-restricted-paths')
    .map(({message}) => message);
}

it.each([
  ['src/theme/X.tsx', "import '@site/src/content/read-version';", /imports no build code/],
  ['src/content/x.ts', "import '../markdown/tables';", /may not import markdown/],
  ['src/plugins/search/browser/x.ts', "import '../components/useSearchResults';", /pull in React/],
  ['docusaurus.config.ts', "import './src/checks/rules';", /built without its checks/],
])('%s may not do: %s', async (file, code, message) => {
  expect((await importErrors(file, code)).join(' ')).toMatch(message);
});

it('build code and pages may read the configuration', async () => {
  const build = 'src/plugins/published-files/build/x.ts';
  expect(await importErrors(build, "import '../../config/site';")).toEqual([]);
  expect(await importErrors('src/pages/x.tsx', "import '@site/src/config/site';")).toEqual([]);
});
