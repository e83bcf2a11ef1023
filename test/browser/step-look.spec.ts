import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {checkAssertions} from '../../src/checks/example-runs/assertions';
import {readExampleRun} from '../../src/checks/example-runs/run-example';

let folder: string;
test.beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'look-'));
  writeFileSync(path.join(folder, 'more.js'), 'console.log("poured");');
  writeFileSync(
    path.join(folder, 'index.html'),
    '<!doctype html><style>h1 { color: rgb(1, 2, 3) }</style><h1>Tea</h1><img alt="A cup" src="none.png" width="9" height="9"><button onclick="import(\'./more.js\')">Pour</button>',
  );
});
test.afterAll(() => rmSync(folder, {recursive: true}));

const playOf = (seen: object[]) =>
  readExampleRun(JSON.stringify({run: ['npx webpack'], open: 'index.html', seen}));
const missing = /^the browser reports: 404 for .*none\.png$/;

test('what a step says is seen, is looked for', async ({browser}) => {
  const play = playOf([
    {see: 'role=heading', text: 'Tea', style: {color: 'rgb(1, 2, 3)', display: 'bl…'}, count: 1},
    {request: 'more\\.js$', count: 0},
    {console: 'poured', count: 0},
    {click: 'role=button'},
    {request: 'more\\.js$'},
    {console: 'poured'},
  ]);
  expect(await checkAssertions(browser, folder, play)).toEqual([expect.stringMatching(missing)]);
});

test('an error that a step says is seen, is no fault', async ({browser}) => {
  const [missingImage] = await checkAssertions(browser, folder, playOf([]));
  expect(missingImage).toMatch(missing);
  expect(await checkAssertions(browser, folder, playOf([{error: '404 for '}]))).toEqual([]);
});

const wrong: [look: object, fault: RegExp][] = [
  [{see: 'role=table'}, /toBeVisible.* not found; the page says: Tea/],
  [{see: 'role=heading', text: 'Coffee'}, /"Coffee", Received string: +"Tea"/],
  [{see: 'role=heading', count: 2}, /Expected: 2, Received: 1/],
  [{see: 'role=heading', style: {color: 'red'}}, /Expected: "red", Received: "rgb\(1, 2, 3\)"/],
  [{see: 'role=img', loaded: true}, /"loaded":true\} is not so: .*Expected: not 0/],
  [{click: 'role=table'}, /locator\.click: Timeout 100ms exceeded/],
  [{request: 'more'}, /Expected value: StringMatching \/more\/, Received array: \["http/],
  [{request: 'index', count: 0}, /Expected value: not StringMatching .*index\.html/],
  [{console: 'Failed', count: 0}, /Expected value: not StringContaining "Failed"/],
  [{console: 'poured'}, /Expected value: StringContaining "poured"/],
  [{error: 'TypeError: cold'}, /Expected value: StringContaining "TypeError: cold"/],
];

test('all that is not seen is said', async ({browser}) => {
  const play = playOf(wrong.map(([assertion]) => assertion));
  expect(await checkAssertions(browser, folder, play, 100)).toEqual([
    ...wrong.map(([, fault]) => expect.stringMatching(fault)),
    expect.stringMatching(missing),
  ]);
});

test('a look that there is not is refused', () => {
  expect(() => playOf([{sees: 'role=heading'}])).toThrow(/must be \{"see": …\}.*seen\[0\]/);
});
