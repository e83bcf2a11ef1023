import * as z from 'zod/mini';
import type {Listing} from './feature-requests';

const key = 'feature-requests';

const schema = z.object({
  total: z.int(),
  requests: z.array(
    z.object({
      number: z.int(),
      title: z.string(),
      address: z.string().check(z.startsWith('https://github.com/')),
      opened: z.string(),
      comments: z.int(),
      votes: z.int(),
    }),
  ),
});

/** Gives what was fetched earlier in this visit; nothing when the browser keeps nothing. */
export function cachedListing(): Listing | undefined {
  try {
    return schema.parse(JSON.parse(sessionStorage.getItem(key) ?? ''));
  } catch {
    return undefined;
  }
}

/** Keeps a listing until the tab is closed, where the browser allows it. */
export function cacheListing(listing: Listing): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(listing));
  } catch {
    // Without storage each visit of the page asks again.
  }
}
