import * as z from 'zod/mini';
import {vote} from '../../config/vote';

/** The most wanted open issues that ask for something new, in the words of GitHub. */
const listing = z.object({
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
/** The answer of GitHub. */
export type Listing = z.infer<typeof listing>;

const timeout = 20_000;

/**
 * Asks GitHub for the open feature requests, most votes first.
 * @throws saying to readers why there is no list
 */
export async function fetchFeatureRequests(url = vote.api): Promise<Listing> {
  const response = await fetch(url, {
    headers: {accept: 'application/vnd.github+json'},
    credentials: 'omit',
    signal: AbortSignal.timeout(timeout),
  }).catch(() => {
    throw new Error('GitHub cannot be reached. Check your connection.');
  });
  if (response.status === 403 || response.status === 429)
    throw new Error('GitHub answers only so many questions. Try again in some minutes.');
  if (!response.ok) throw new Error(`GitHub answered ${response.status}. Try again later.`);
  const {data} = listing.safeParse(await response.json().catch(() => undefined));
  if (!data) throw new Error('GitHub answered with something this page does not understand.');
  return data;
}
