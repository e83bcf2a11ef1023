import {toString} from 'hast-util-to-string';
import {type BuiltPage, readablePages} from '../support/built-site';
import {older} from '../support/older-version';

interface Breadcrumbs {
  itemListElement: {name: string}[];
}

const address = expect.stringMatching(/^https:\/\/webpack\.js\.org\//);
const dataOf = ({querySelectorAll: all}: BuiltPage) =>
  all('script[type="application/ld+json"]').map(
    (script) => JSON.parse(toString(script)) as {'@graph': [object, Breadcrumbs?]},
  );
const articles = readablePages().filter(({querySelectorAll: all}) => all('article').length > 0);

describe('structured data', () => {
  it.each(articles.map((page) => [page.url, page] as const))('describes %s', (url, page) => {
    const [data, ...others] = dataOf(page);
    expect(others).toEqual([]);
    const way = data!['@graph'][1]?.itemListElement;
    const steps = way?.map(({name}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(index < way.length - 1 && {item: address}),
    }));
    expect(data).toEqual({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'TechArticle',
          headline: expect.stringMatching(/./),
          description: expect.stringMatching(/.{20}/),
          url: `https://webpack.js.org${url}`,
          image: address,
        },
        ...(steps ? [{'@type': 'BreadcrumbList', itemListElement: steps}] : []),
      ],
    });
  });

  it('gives the way to a page', () => {
    const page = articles.find(({url}) => url === `${older.base}concepts/output/`)!;
    const [, way] = dataOf(page)[0]!['@graph'];
    const names = way?.itemListElement.map(({name}) => name);
    expect(names).toEqual([`webpack ${older.label}`, 'Concepts', 'Output']);
  });
});
