import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {refreshSponsors} from '../../../../src/cli/refresh/sponsors';
import {supportersSchema} from '../../../../src/data/supporters-schema';
import {serve} from '../../../support/loopback';
import {temporaryFolder} from '../../../support/temporary-folder';

const old = {
  source: 'Open Collective, account webpack',
  asOf: '2017-08-22',
  unit: 'US cents, lifetime total',
  supporters: [
    {
      name: 'Trivago',
      slug: 'trivago',
      website: null,
      firstDonation: '2017-08-11T17:20:50.266Z',
      totalDonations: 100,
    },
    {name: 'Gone', slug: 'gone', website: null, firstDonation: null, totalDonations: 5},
  ],
};

const order = (slug: string, valueInCents: number, createdAt = '2020-01-01T00:00:00.000Z') => ({
  createdAt,
  fromAccount: {slug, name: slug.toUpperCase(), website: null, imageUrl: null},
  totalDonations: {valueInCents, currency: 'USD'},
});
const orders = (nodes: object[], totalCount = nodes.length) => ({
  data: {account: {orders: {totalCount, nodes}}},
});

let file: string;

beforeEach(async () => {
  file = path.join(temporaryFolder(), 'supporters.json');
  await writeFile(file, JSON.stringify(old));
});

/** Runs the refresh against a stub that answers each request with the next of `answers`. */
async function refresh(...answers: object[]): Promise<string> {
  const {url, close} = await serve((_, response) =>
    response.end(JSON.stringify(answers.shift() ?? {})),
  );
  return refreshSponsors({endpoint: `${url}/`, file, today: '2026-11-20'}).finally(close);
}

const written = async () => supportersSchema.parse(JSON.parse(await readFile(file, 'utf8')));

it('lists every supporter once, with the first donation, the largest total first', async () => {
  const summary = await refresh(
    orders([order('trivago', 300), order('trivago', 300, '2017-01-01T00:00:00.000Z')], 3),
    orders([order('new', 900)], 3),
  );
  const {supporters, asOf} = await written();
  expect(asOf).toBe('2026-11-20');
  expect(supporters).toMatchObject([
    {slug: 'new', totalDonations: 900, firstDonation: expect.stringMatching(/^2020/)},
    {slug: 'trivago', totalDonations: 300, firstDonation: expect.stringMatching(/^2017/)},
  ]);
  expect(summary).toBe('sponsors: 2 of 2017-08-22 → 2 of 2026-11-20');
});

const many = Array.from({length: 9}, (_, index) => ({
  ...old.supporters[0],
  slug: `supporter-${index}`,
}));

it.each<[string, object[], RegExp]>([
  ['refuses', [{errors: [{message: 'too many requests'}]}], /too many requests/],
  ['has another shape', [{data: {account: null}}], /another shape[^]*account/],
  ['counts other money', [orders([{...order('a', 1), totalDonations: {}}])], /totalDonations/],
  ['knows nobody', [orders([])], /supporters/],
  ['gives less than it promised', [orders([order('a', 1)], 2), orders([], 2)], /promised 2/],
])('keeps the file when the API %s', async (_, answers, complaint) => {
  await expect(refresh(...answers)).rejects.toThrow(complaint);
  expect(await written()).toEqual(old);
});

it('keeps the file when most supporters are suddenly gone', async () => {
  await writeFile(file, JSON.stringify({...old, supporters: many}));
  await expect(refresh(orders([order('a', 1)]))).rejects.toThrow(/less than half/);
  expect((await written()).supporters).toHaveLength(9);
});
