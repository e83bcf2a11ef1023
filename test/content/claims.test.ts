import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import pLimit from 'p-limit';
import {claims} from '../../src/checks/rules/claims';
import {Sandbox} from '../../src/checks/sandbox';
import {readContentPage} from '../../src/content/page';
import type {Finding} from '../../src/content/finding';

/** Sentences of a page on which claims are tried. */
const sentences = [
  'webpack writes the file main.js when nothing else is said.',
  'In both modes the entry is src/index.js by default.',
];
const quotedSentence = JSON.stringify(sentences[0]);
const unless = 'unless: {configuration: {output: {filename: "b.js"}}}';
const writesMain = `holds: ({assets}) => assert.deepEqual(Object.keys(assets), ["main.js"]), ${unless}`;

/** Claims in which nothing is wrong, the second one about the development server. */
const rightClaim = `{says: ${quotedSentence}, ${writesMain}}`;
const servingClaim = `{says: ${quotedSentence}, modes: ["development"], configuration: {devServer: {headers: {"X-Kiosk": "yes"}}}, holds: ({serve}) => serve(async ({get}) => assert.equal((await get("/main.js")).headers["x-kiosk"], "yes")), unless: {configuration: {devServer: {}}}}`;
/** Changes the environment of its process, and holds only where nothing has changed it. */
const leavingClaim = `{says: ${quotedSentence}, holds: ({assets}) => { assert.deepEqual([process.env.LEFT, ...Object.keys(assets)], [undefined, "main.js"]); process.env.LEFT = "tea"; }, ${unless}}`;

/** Claims in which something is wrong, and what has to be said about each. */
const wrongClaims: Record<string, [claim: string, message: RegExp]> = {
  'words that are not on the page': [
    `{says: "webpack writes the file index.js always", ${writesMain}}`,
    /"webpack writes the file index\.js always" is not on the page; quote what the page says now/,
  ],
  'one mode where the page speaks of both': [
    `{says: "${sentences[1]}", modes: ["production"], ${writesMain}}`,
    /speaks of several modes, and the claim runs in production only; leave out "modes"/,
  ],
  'an assertion that fails': [
    `{says: ${quotedSentence}, modes: ["development"], holds: ({assets}) => assert.ok(assets["other.js"], "no other.js"), unless: {}}`,
    /does not hold in development: AssertionError.*: no other\.js/,
  ],
  'an assertion that holds for the opposite too': [
    `{says: ${quotedSentence}, modes: ["production"], holds: ({errors}) => assert.deepEqual(errors, []), ${unless}}`,
    /holds in production with "unless" as well/,
  ],
  'a fault in the claim that looks like a proof': [
    `{says: ${quotedSentence}, modes: ["production"], holds: ({assets}) => assert.equal(assets["main.js"].slice(0, 0), ""), ${unless}}`,
    /with "unless" no assertion fails in production, but the claim: TypeError/,
  ],
  'no opposite': [`{says: ${quotedSentence}, holds() {}}`, /the claim has no "unless"/],
};

const page = 'docs/concepts/planted.md';
const file = 'docs/concepts/_claims/planted.mjs';

describe('claims beside a page', () => {
  let root: string;
  const sandbox = new Sandbox(process.cwd());

  beforeAll(() => {
    mkdirSync('test-results', {recursive: true});
    root = mkdtempSync(path.resolve('test-results/claims-'));
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

  it('that failed once are tried once more where they wait', async () => {
    const tried = new Set<string>();
    const late = Object.create(sandbox, {
      run: {
        value: ({mode = ''}: {mode?: string}) => {
          const isFirst = !tried.has(mode);
          tried.add(mode);
          return Promise.resolve(isFirst && mode === 'production' ? [{message: 'is late'}] : []);
        },
      },
    }) as Sandbox;
    expect(await findingsOf(`[${rightClaim}] /* setTimeout */`, late)).toEqual([]);
  });

  it('may ask a development server', async () => {
    expect(await findingsOf(`[${servingClaim}]`)).toEqual([]);
  }, 120_000);

  it('see nothing of what another one has set in the environment', async () => {
    expect(await findingsOf(`[${leavingClaim}, ${leavingClaim}]`)).toEqual([]);
  });

  it.each(Object.entries(wrongClaims))(
    'are refused: %s',
    async (_, [claim, expected]) => {
      const findings = await findingsOf(`[\n${rightClaim},\n${claim}\n]`);
      expect(findings).toHaveLength(1);
      const {message, why = '', fix = ''} = findings[0]!;
      expect([message, fix].join('; ')).toMatch(expected);
      expect(`${message} ${why}`).toContain(`${file}:4`);
    },
    120_000,
  );

  it('are refused when they run for ever', async () => {
    const impatient = new Sandbox(process.cwd(), 3000);
    const endless = `{says: ${quotedSentence}, modes: ["production"], holds() { for (;;); }, unless: {}}`;
    const [finding] = await findingsOf(`[${endless}]`, impatient);
    impatient.close();
    expect(finding!.message).toMatch(/did not end by itself and was stopped/);
  });

  it('are refused when a file exports no list', async () => {
    const [finding] = await findingsOf('{}');
    expect(finding!.message).toMatch(/it exports no list/);
  });
});
