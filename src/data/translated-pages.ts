import * as z from 'zod';
import snapshot from './translated-addresses.json' with {type: 'json'};

const schema = z.strictObject({
  note: z.string(),
  asOf: z.iso.date(),
  addresses: z.array(z.string().regex(/^\/(\S+\/)?$/)).min(1),
});

/** Addresses of version 5 whose translations exist under the same path on the translated sites. */
export const translatedPages: ReadonlySet<string> = new Set(schema.parse(snapshot).addresses);
