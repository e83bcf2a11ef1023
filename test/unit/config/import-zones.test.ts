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
    [
      'src/pages/x.tsx',
      "import '../plugins/published-files/build/hosting/static-host';",
      /imports no build code/,
    ],
    ['src/theme/X.tsx', "import '@site/src/content/read-version';", /imports no build code/],
    ['src/plugins/search/components/x.tsx', "import '../build/fit';", /imports no build code/],
    ['src/plugins/search/engine/x.ts', "import '../build/fit';", /imports no build code/],
    [
      'src/plugins/published-files/build/x.ts',
      "import '../../../pages/app-shell';",
      /may not import pages/,
    ],
    [
      'src/plugins/search/build/x.ts',
      "import '../components/SearchField';",
      /Build code does not know the theme/,
    ],
    ['src/browser/x.ts', "import '../components/ui/Icon';", /may not import components/],
    ['src/plugins/search/browser/x.ts', "import '../components/open-engine';", /pull in React/],
    ['src/components/ui/X.tsx', "import '../docs/DocLink';", /may not import components/],
    [
      'src/config/x.ts',
      "import '../plugins/published-files/config/hosting';",
      /may not import plugins/,
    ],
    ['src/content/x.ts', "import '../markdown/tables';", /may not import markdown/],
    ['src/markdown/x.ts', "import '../plugins/glossary/config';", /may not import plugins/],
    ['src/checks/x.ts', "import '../plugins/search/build/fit';", /may not import plugins/],
    [
      'src/plugins/published-files/build/x.ts',
      "import '../../../cli/count';",
      /may not import cli/,
    ],
    [
      'src/plugins/quality/build/x.ts',
      "import type {Context} from '../../../checks/rules/rule';",
      /built without its checks/,
    ],
    ['src/plugins/quality/index.ts', "import '../../checks/rules';", /built without its checks/],
    ['src/plugins/quality/x.ts', "import '../../checks/rules';", /built without its checks/],
    [
      'src/plugins/development/saved-pages/x.ts',
      "import '../../../checks/rules';",
      /built without its checks/,
    ],
    ['src/plugins/landing/build/x.ts', "import '../../search/types';", /imports no other feature/],
    ['docusaurus.config.ts', "import './src/checks/rules';", /built without its checks/],
  ])('%s may not do: %s', async (file, code, message) => {
    const errors = await importErrors(file, code);
    expect(errors.join(' ')).toMatch(message);
  });

  it('lets build code and pages read the configuration', async () => {
    expect(
      await importErrors('src/plugins/published-files/build/x.ts', "import '../../config/site';"),
    ).toEqual([]);
    expect(await importErrors('src/pages/x.tsx', "import '@site/src/config/site';")).toEqual([]);
  });
});
