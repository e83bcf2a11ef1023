import {ESLint} from 'eslint';

const eslint = new ESLint();

async function importErrors(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, {filePath});
  return (result?.messages ?? [])
    .filter(({ruleId}) => ruleId === 'import-x/no-restricted-paths')
    .map(({message}) => message);
}

describe('the direction of imports', () => {
  it.each([
    ['src/pages/x.tsx', "import '../plugins/hosting/static-host';", /imports no build code/],
    [
      'src/theme/X.tsx',
      "import '@site/src/plugins/content-index/read-version';",
      /imports no build code/,
    ],
    [
      'src/plugins/hosting/x.ts',
      "import '../../pages/app-shell';",
      /Build code does not know the theme/,
    ],
    ['src/config/x.ts', "import '../plugins/hosting/headers-file';", /imports nothing from src/],
    ['src/plugins/hosting/x.ts', "import '../../cli/count';", /imported by nobody/],
    ['src/checks/x.ts', "import '../samples/kinds';", /Rules judge the text of a page/],
  ])('%s may not do: %s', async (file, code, message) => {
    expect(await importErrors(file, code)).toEqual([expect.stringMatching(message)]);
  });

  it('lets build code and pages read the configuration', async () => {
    expect(await importErrors('src/plugins/hosting/x.ts', "import '../../config/site';")).toEqual(
      [],
    );
    expect(await importErrors('src/pages/x.tsx', "import '@site/src/config/site';")).toEqual([]);
  });
});
