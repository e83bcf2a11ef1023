import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import pLimit from 'p-limit';
import {claims} from '../../src/checks/rules/claims';
import {Sandbox} from '../../src/checks/sandbox';
import {readContentPage} from '../../src/content/content-page';
import type {Finding} from '../../src/content/finding';
import {
  cleanClaim,
  leavingClaim,
  rightClaim,
  sentences,
  servingClaim,
  wrongClaims,
} from './planted-claims';

const page = 'docs/concepts/planted.md';
const file = 'docs/concepts/_claims/planted.mjs';

describe('claims beside a page', () => {
  mkdirSync('test-results', {recursive: true});
  const root = mkdtempSync(path.resolve('test-results/claims-'));
  const sandbox = new Sandbox(process.cwd());

  beforeAll(() => {
    process.env.WEBPACK_DOCS_CACHE = path.join(root, 'results');
    mkdirSync(path.join(root, path.dirname(file)), {recursive: true});
    writeFileSync(
      path.join(root, page),
      `---\ntitle: Planted\ndescription: A page.\nsort: 1\n---\n\n${sentences.join('\n\n')}\n`,
    );
  });

  afterAll(() => {
    delete process.env.WEBPACK_DOCS_CACHE;
    sandbox.close();
    rmSync(root, {recursive: true});
  });

  async function findingsOf(list: string, within = sandbox): Promise<Finding[]> {
    writeFileSync(
      path.join(root, file),
      `import assert from 'node:assert/strict';\nexport default ${list};\n`,
    );
    return claims.check(await readContentPage(root, page), {
      siteDir: root,
      sandbox: within,
      limit: pLimit(2),
      accept: false,
      browser: () => Promise.reject(new Error('no browser is needed')),
    });
  }

  it('are accepted when they hold, and fail with their opposite', async () => {
    expect(await findingsOf(`[${rightClaim}]`)).toEqual([]);
  });

  it.each([
    ['tried once more where it waits', '/* setTimeout */', []],
    [
      'not tried again where it does not',
      '',
      [expect.objectContaining({line: expect.any(Number)})],
    ],
  ])('that failed once is %s', async (_, waiting, expected) => {
    const tried = new Map<string, number>();
    const late = Object.create(sandbox, {
      run: {
        value: ({mode = ''}: {mode?: string}) => {
          tried.set(mode, (tried.get(mode) ?? 0) + 1);
          return Promise.resolve(
            tried.get(mode) === 1 && mode === 'production' ? [{what: 'is late'}] : [],
          );
        },
      },
    }) as Sandbox;
    expect(await findingsOf(`[${rightClaim}] ${waiting}`, late)).toEqual(expected);
  });

  it('may ask a development server', async () => {
    expect(await findingsOf(`[${servingClaim}]`)).toEqual([]);
  }, 120_000);

  it('see nothing of what another one has set in the environment', async () => {
    expect(await findingsOf(`[${leavingClaim}]`)).toEqual([]);
    expect(await findingsOf(`[${cleanClaim}]`)).toEqual([]);
  });

  it.each(Object.entries(wrongClaims))(
    'are refused: %s',
    async (_, [claim, message]) => {
      const found = await findingsOf(`[\n${rightClaim},\n${claim}\n]`);
      expect(found).toHaveLength(1);
      const {what, why = '', fix = ''} = found[0]!;
      expect([what, fix].join('; ')).toMatch(message);
      expect(`${what} ${why}`).toContain(`${file}:4`);
    },
    120_000,
  );

  it.each([
    ['no list', '{}', /it exports no list/],
    ['no claim', '[]', /it makes no claim/],
    ['no module', '[', /it is no module/],
  ])('are refused: a file with %s', async (_, list, message) => {
    const [finding] = await findingsOf(list);
    expect(finding!.what).toMatch(message);
  });
});
