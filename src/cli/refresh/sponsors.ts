import {readFile} from 'node:fs/promises';
import {writeAtomically} from '../../write-atomically';
import {imageHosts} from '../../plugins/published-files/config/response-headers';
import {type Supporter, supportersSchema} from '../../data/supporters-schema';
import * as z from 'zod';

/**
 * Brings `supporters.json` up to date.
 * @throws when anything is wrong with the answer; the file is then as it was
 */
export async function refreshSponsors({
  endpoint = openCollective,
  file = 'src/data/supporters.json',
  today = new Date().toISOString().slice(0, 10),
} = {}): Promise<string> {
  const before = supportersSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  const after = supportersSchema.parse({
    source: 'Open Collective, account webpack',
    asOf: today,
    unit: 'US cents, lifetime total',
    supporters: (await fetchSupporters(endpoint)).map(withoutBlockedAvatar),
  });
  if (after.supporters.length * 2 < before.supporters.length) {
    throw new Error(
      `${endpoint} knows ${after.supporters.length} supporters, ${file} ${before.supporters.length}: ` +
        'less than half of them is no progress, the file stays. Delete its entries if that is right.',
    );
  }
  await writeAtomically('', file, `${JSON.stringify(after, null, 2)}\n`);
  return `sponsors: ${before.supporters.length} of ${before.asOf} → ${after.supporters.length} of ${today}`;
}

/** Pages may only show images of the hosts that the content security policy names. */
function withoutBlockedAvatar({avatar, ...supporter}: Supporter): Supporter {
  const isAllowed = avatar !== undefined && imageHosts.includes(new URL(avatar).origin);
  return isAllowed ? {...supporter, avatar} : supporter;
}

/** The public API; it needs no account. */
const openCollective = 'https://api.opencollective.com/graphql/v2';

const perRequest = 1000;
const timeout = 60_000;

const query = `query supporters($limit: Int!, $offset: Int!) {
  account(slug: "webpack") {
    orders(filter: INCOMING, limit: $limit, offset: $offset) {
      totalCount
      nodes {
        createdAt
        fromAccount { name slug website imageUrl }
        totalDonations { valueInCents currency }
      }
    }
  }
}`;

const order = z.object({
  createdAt: z.iso.datetime(),
  fromAccount: z.object({
    name: z.string().nullable(),
    slug: z.string().min(1),
    website: z.string().nullable(),
    imageUrl: z.string().nullable(),
  }),
  totalDonations: z.object({valueInCents: z.int(), currency: z.literal('USD')}),
});

const refusal = z.object({errors: z.array(z.object({message: z.string()})).min(1)});
const schema = z.object({
  data: z.object({
    account: z.object({
      orders: z.object({totalCount: z.int().nonnegative(), nodes: z.array(order)}),
    }),
  }),
});

type Order = z.infer<typeof order>;

/**
 * Fetches everybody who gave money to webpack, the largest total first.
 * @throws when the API does not answer, answers with errors, or in another shape
 */
async function fetchSupporters(endpoint: string): Promise<Supporter[]> {
  const orders: Order[] = [];
  for (;;) {
    const {totalCount, nodes} = await fetchOrders(endpoint, orders.length);
    orders.push(...nodes);
    if (orders.length >= totalCount) break;
    if (nodes.length === 0) {
      throw new Error(
        `${endpoint} promised ${totalCount} orders and gave ${orders.length}; try again later`,
      );
    }
  }
  return supportersOf(orders);
}

async function fetchOrders(endpoint: string, offset: number) {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({query, variables: {limit: perRequest, offset}}),
    signal: AbortSignal.timeout(timeout),
  });
  if (!response.ok) throw new Error(`${endpoint} answered ${response.status}; try again later`);
  const body: unknown = await response.json();
  const refused = refusal.safeParse(body);
  if (refused.success) {
    const messages = refused.data.errors.map(({message}) => message);
    throw new Error(`${endpoint} refused: ${messages.join('; ')}`);
  }
  const {data: answer, error} = schema.safeParse(body);
  if (answer) return answer.data.account.orders;
  throw new Error(
    `${endpoint} answered in another shape; compare it with src/cli/refresh/sponsors.ts\n${z.prettifyError(error)}`,
  );
}

/** One supporter for all orders of an account: each order already carries the account's total. */
function supportersOf(orders: readonly Order[]): Supporter[] {
  const oldestFirst = [...orders].sort((a, b) => a.createdAt.localeCompare(b.createdAt));
  const bySlug = new Map<string, Supporter>();
  for (const {createdAt, fromAccount, totalDonations} of oldestFirst) {
    const {slug, name, website, imageUrl} = fromAccount;
    if (bySlug.has(slug) || totalDonations.valueInCents <= 0) continue;
    bySlug.set(slug, {
      name: name?.trim() || slug,
      slug,
      website: isWebAddress(website) ? website : null,
      ...(isWebAddress(imageUrl) && {avatar: imageUrl}),
      firstDonation: createdAt,
      totalDonations: totalDonations.valueInCents,
    });
  }
  return [...bySlug.values()].sort(
    (a, b) => b.totalDonations - a.totalDonations || a.name.localeCompare(b.name),
  );
}

/** People type their own address in: one that is none is left out instead of stopping everything. */
const isWebAddress = (address: string | null): address is string =>
  address !== null && z.url({protocol: /^https?$/}).safeParse(address).success;
