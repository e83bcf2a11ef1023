import {readdirSync} from 'node:fs';
import path from 'node:path';
import {recordsAddress} from '../../src/plugins/search/config/engines';
import {pagesOf} from '../../src/content/index-node';
import {buildFolder, builtFile, builtPages, contentIndex, pageAt} from '../support/built-site';
import {newest} from '../../src/versions';

const addresses = pagesOf(contentIndex('/'))
  .filter(({unlisted}) => unlisted)
  .map(({url}) => url);

/** Files in which pages are found, by readers or by machines. */
const lists = [
  'sitemap.xml',
  'llms.txt',
  'llms-full.txt',
  ...readdirSync(path.join(buildFolder, 'content-index')).map((file) => `content-index/${file}`),
  recordsAddress(newest.label),
];

/** Pages that link to an address, the page itself apart. */
const linkingTo = (address: string) =>
  builtPages()
    .filter(
      ({url, querySelectorAll: all}) => url !== address && all(`a[href^="${address}"]`).length > 0,
    )
    .map(({url}) => url);

describe('a page that is not listed', () => {
  it('asks search engines to leave it out', () => {
    expect(addresses).toEqual(['/contribute/kitchen-sink/']);
    expect(
      pageAt(addresses[0]!).querySelectorAll('meta[name=robots][content=noindex]'),
    ).toHaveLength(1);
  });

  it.each(lists)('is not in %s, where others are', (file) => {
    const text = builtFile(file);
    expect(text).toMatch(/\/\w+\//);
    for (const address of addresses) expect(text).not.toContain(address);
  });

  it.each(addresses)('%s is in no menu, list or printable page', (address) => {
    expect(linkingTo(address)).toEqual([]);
    expect(linkingTo('/concepts/output/').length).toBeGreaterThan(3);
  });
});
