import {readIndex} from '../../src/content';
import {pagesOf} from '../../src/content/node';
import {readSpecification, writtenPages} from '../support/specification';

describe('the specification', () => {
  it('waits for no page that exists', async () => {
    const pages = Object.values(await readIndex(process.cwd())).flatMap(pagesOf);
    const urls = new Set(pages.map(({url}) => url));
    expect(writtenPages(readSpecification(), (url) => urls.has(url))).toEqual([]);
  });
});
