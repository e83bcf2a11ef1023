import {xml2js} from 'xml-js';
import * as z from 'zod';

const text = z.object({_text: z.string().min(1)});
const html = z.object({
  _attributes: z.object({type: z.literal('html')}),
  // What ends a CDATA section is written as the end of one and the start of another.
  _cdata: z.preprocess((value) => [value].flat().join(''), z.string().min(1)),
});
const uri = z.object({_text: z.url()});
const date = z.object({_text: z.iso.datetime()});
const link = z.object({
  _attributes: z.object({href: z.url(), rel: z.enum(['alternate', 'self']).optional()}),
});
const list = <Item extends z.ZodType>(item: Item) =>
  z.preprocess((value) => [value ?? []].flat(), z.array(item));

/** What RFC 4287 asks of a feed, as far as ours has it. */
const schema = z.object({
  feed: z.object({
    _attributes: z.object({xmlns: z.literal('http://www.w3.org/2005/Atom')}),
    id: uri,
    title: text,
    updated: date,
    link: list(link),
    entry: list(
      z.object({
        id: uri,
        title: html,
        updated: date,
        link,
        author: z.object({name: text}),
        content: html,
      }),
    ),
  }),
});

/**
 * Reads an Atom feed.
 * @throws when it is no XML, or lacks what Atom asks for
 */
export function readAtom(xml: string): z.infer<typeof schema>['feed'] {
  return schema.parse(xml2js(xml, {compact: true})).feed;
}
