import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {codeFingerprint} from '../../../src/content/code-fingerprint';

const folder = mkdtempSync(path.join(tmpdir(), 'code-fingerprint-'));
const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
const fingerprint = () => codeFingerprint(path.join(folder, 'tea.ts'));

beforeEach(() => {
  write('tea.ts', "import {pot} from './pot';\nimport type {Cup} from './cup';\npot();\n");
  write('pot.ts', "export {default as pot} from './sorts.json';\n");
  write('cup.ts', 'export type Cup = string;\n');
  write('sorts.json', '["green"]');
  write('milk.ts', 'export const milk = 1;\n');
  write('package-lock.json', '{}');
});

describe('the fingerprint of code', () => {
  it.each([
    ['the module', 'tea.ts', "import './pot';\n"],
    ['a module it imports', 'pot.ts', "export * from './sorts.json';\n"],
    ['data it imports', 'sorts.json', '["black"]'],
    ['the lockfile', 'package-lock.json', '{"packages":{}}'],
  ])('changes with %s', async (_, file, text) => {
    const before = await fingerprint();
    write(file, text);
    expect(await fingerprint()).not.toBe(before);
  });

  it.each([
    ['a module that nobody imports', 'milk.ts'],
    ['a type', 'cup.ts'],
  ])('stays as it is when %s changes', async (_, file) => {
    const before = await fingerprint();
    write(file, 'export type Cup = number;\n');
    expect(await fingerprint()).toBe(before);
  });

  it('names an import that leads nowhere', async () => {
    write('tea.ts', "import './kettle';\n");
    await expect(fingerprint()).rejects.toThrow(/tea\.ts imports .*kettle, and no file is there/);
  });

  it('is to be had of the code that reads pages', async () => {
    const reader = path.resolve('src/content/read-page.ts');
    expect(await codeFingerprint(reader)).toMatch(/^[\da-f]{64}$/);
  });
});
