import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {unzipSync} from 'fflate';
import {toString} from 'hast-util-to-string';
import {buildFolder, readablePages, type BuiltPage} from '../support/built-site';

const guides = readablePages().filter(({querySelectorAll: all}) => all('.ribbon').length > 0);

/** What the terminals of a page say of files, as `trails.js 4.26 KiB`. */
const printedFiles = ({querySelectorAll: all}: BuiltPage) =>
  all('.terminal code').flatMap((code) =>
    [...toString(code).matchAll(/^ *(?:asset )?(\S+) +([\d.]+ (?:bytes|KiB)) .*\[emitted\]/gm)].map(
      ([, name, size]) => `${name} ${size}`,
    ),
  );

/** What the figures beside them say: of files now, and of the same ones before. */
const shownFiles = ({querySelectorAll: all}: BuiltPage) =>
  all('.sizes li').flatMap((row) => {
    const [, name, size, before] =
      /^(\S+) ([\d.]+ \S+?)(?: (?:step \d+: (.+)|new|not written))?$/.exec(toString(row))!;
    // The same file had another hash before.
    const nameBefore = name!.replace(/\.[\da-f]{6,}…/, '');
    return [`${name} ${size}`, ...(before ? [`${nameBefore} ${before}`] : [])];
  });

/** Whether a terminal says it; of hashes a figure shows the first characters. */
const isPrinted = (shown: string, printed: readonly string[]) => {
  const [start, end] = shown.split('…');
  const withoutHash = (text: string) => text.replace(/\.[\da-f]{8,20}(?=\.)/, '');
  return printed.some((line) =>
    end === undefined
      ? withoutHash(line) === withoutHash(shown)
      : line.startsWith(start!) && line.endsWith(end),
  );
};

describe('guides in steps', () => {
  it('are found, in the present version and in an older one', () => {
    expect(guides.length).toBeGreaterThan(5);
    expect(guides.some(({url}) => url.startsWith('/v'))).toBe(true);
  });

  it.each(guides)('show the sizes that their terminals print: $url', (page) => {
    const printed = printedFiles(page);
    expect(shownFiles(page).filter((shown) => !isPrinted(shown, printed))).toEqual([]);
  });

  it('would not show others', () => {
    expect(isPrinted('main.js 4.2 KiB', ['main.js 4.3 KiB'])).toBe(false);
    expect(isPrinted('b076a2….svg 3 bytes', ['b076a23278.svg 4 bytes'])).toBe(false);
    expect(isPrinted('b076a2….svg 3 bytes', ['b076a23278.svg 3 bytes'])).toBe(true);
  });

  it.each(guides)(
    'offer the files of each step that they show: $url',
    ({querySelectorAll: all}) => {
      const trees = all('.files');
      expect(trees).toHaveLength(all('.ribbon').filter(({children}) => children.length > 0).length);
      all('.files a').forEach((link, index) => {
        const file = path.join(buildFolder, String(link.properties.href));
        expect(existsSync(file)).toBe(true);
        const names = Object.keys(unzipSync(readFileSync(file))).map((name) => path.basename(name));
        const shown = toString(trees[index]!);
        expect(names.filter((name) => !shown.includes(name))).toEqual([]);
      });
    },
  );
});
