import {toString} from 'hast-util-to-string';
import * as z from 'zod';
import {type BuiltPage, readablePages} from '../support/built-site';
import {older} from '../support/older-version';

const address = z.url().startsWith('https://webpack.js.org/');
const article = z.strictObject({
  '@type': z.literal('TechArticle'),
  headline: z.string().min(1),
  description: z.string().min(20),
  url: address,
  image: address,
});
const step = z.strictObject({
  '@type': z.literal('ListItem'),
  position: z.int(),
  name: z.string().min(1),
  item: address.optional(),
});
const breadcrumbs = z.strictObject({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z.array(step).min(2),
});
const graph = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.tuple([article], breadcrumbs),
});

const dataOf = ({all}: BuiltPage) => all('script[type="application/ld+json"]').map(toString);
const articles = readablePages().filter(({all}) => all('article').length > 0);

describe('structured data', () => {
  it.each(articles.map((page) => [page.url, page] as const))('describes %s', (url, page) => {
    const [json, ...others] = dataOf(page);
    expect(others).toEqual([]);
    const [described, way] = graph.parse(JSON.parse(json!))['@graph'];
    expect(described.url).toBe(`https://webpack.js.org${url}`);
    const steps = way?.itemListElement ?? [];
    expect(steps.map(({position}) => position)).toEqual(steps.map((_, index) => index + 1));
    expect(steps.map(({item}) => item === undefined)).toEqual(
      steps.map((_, index) => index === steps.length - 1),
    );
  });

  it('gives the way to a page', () => {
    const page = articles.find(({url}) => url === `${older.base}concepts/output/`)!;
    const [, way] = graph.parse(JSON.parse(dataOf(page)[0]!))['@graph'];
    const names = way?.itemListElement.map(({name}) => name);
    expect(names).toEqual([`webpack ${older.label}`, 'Concepts', 'Output']);
  });
});
