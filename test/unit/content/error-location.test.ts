import path from 'node:path';
import {VFile} from 'vfile';
import {errorAt} from '../../../src/content/error-location';
import {temporaryFolder, writeFiles} from '../../support/temporary-folder';

const text = {type: 'text', position: {start: {line: 2, column: 1}, end: {line: 3, column: 1}}};

// That it names the line that an editor shows: test/content/bad-pages.test.ts.
it('an error in the text of a page names the line of the text when its file changed since', () => {
  const folder = temporaryFolder();
  writeFiles(folder, {'tea.md': 'changed since'});
  const page = new VFile({path: path.join(folder, 'tea.md'), value: 'First\nSecond\nThird'});
  expect(errorAt(page, text, 'is cold').message).toMatch(/tea\.md:2 {2}is cold$/);
  expect(errorAt(page, text, 'is cold', 1).message).toMatch(/tea\.md:3 {2}is cold$/);
});
