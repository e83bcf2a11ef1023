import {mkdtempSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {VFile} from 'vfile';
import {errorAt} from '../../../src/content/place';

const text = {type: 'text', position: {start: {line: 2, column: 1}, end: {line: 3, column: 1}}};

describe('an error in the text of a page', () => {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'place-')), 'tea.md');
  const content = 'First\nSecond\nThird';

  it('names the line that an editor shows, front matter included', () => {
    writeFileSync(file, `---\ntitle: Tea\n---\n\n${content}\n`);
    const page = new VFile({path: file, value: content});
    expect(errorAt(page, text, 'is cold').message).toMatch(/tea\.md:6 {2}is cold$/);
    expect(errorAt(page, text, 'is cold', 1).message).toMatch(/tea\.md:7 {2}is cold$/);
  });

  it('names the line of the text when there is no file, or another one', () => {
    const page = new VFile({path: 'docs/none.md', value: content});
    expect(errorAt(page, text, 'is cold').message).toBe('docs/none.md:2  is cold');
    writeFileSync(file, 'changed since');
    const changed = new VFile({path: file, value: content});
    expect(errorAt(changed, text, 'is cold').message).toMatch(/tea\.md:2 {2}is cold$/);
  });
});
