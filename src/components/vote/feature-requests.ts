import * as z from 'zod/mini';

/** The most wanted open issues that ask for something new, in the words of GitHub. */
export const listing = z.object({
  total_count: z.int(),
  items: z.array(
    z.object({
      number: z.int(),
      title: z.string().check(z.minLength(1)),
      html_url: z.string().check(z.startsWith('https://github.com/')),
      created_at: z.iso.datetime(),
      comments: z.int(),
      reactions: z.object({'+1': z.int()}),
    }),
  ),
});
export type Listing = z.infer<typeof listing>;

/** What became of asking GitHub. */
export type Outcome =
  | {kind: 'listed'; listing: Listing}
  /** Too many questions from this address; `until` is known unless GitHub did not say. */
  | {kind: 'limited'; until?: Date}
  | {kind: 'unreachable'}
  | {kind: 'refused'; status: number}
  | {kind: 'malformed'};

const timeout = 20_000;

/** Asks for the open feature requests, most votes first. Never rejects: every end is an outcome. */
export async function fetchFeatureRequests(address: string): Promise<Outcome> {
  let response: Response;
  try {
    response = await fetch(address, {
      headers: {accept: 'application/vnd.github+json'},
      credentials: 'omit',
      signal: AbortSignal.timeout(timeout),
    });
  } catch {
    return {kind: 'unreachable'};
  }
  if (isLimited(response)) return {kind: 'limited', until: endOfLimit(response.headers)};
  if (!response.ok) return {kind: 'refused', status: response.status};
  const {data} = listing.safeParse(await response.json().catch(() => undefined));
  if (!data) return {kind: 'malformed'};
  data.items.sort((a, b) => b.reactions['+1'] - a.reactions['+1']);
  return {kind: 'listed', listing: data};
}

const isLimited = ({status, headers}: Response) =>
  status === 429 ||
  (status === 403 && (headers.get('x-ratelimit-remaining') === '0' || headers.has('retry-after')));

/** Seconds from now stand in one header, a moment in seconds since 1970 in the other. */
function endOfLimit(headers: Headers): Date | undefined {
  const wait = Number(headers.get('retry-after') ?? NaN);
  if (Number.isFinite(wait)) return new Date(Date.now() + wait * 1000);
  const moment = Number(headers.get('x-ratelimit-reset') ?? NaN);
  return Number.isFinite(moment) ? new Date(moment * 1000) : undefined;
}
