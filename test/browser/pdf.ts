import type {PDFDocumentProxy, PDFPageProxy} from 'pdfjs-dist';

/** What a reader, or a screen reader, gets from a printed PDF. */
export interface ReadPdf {
  /** Everything that is said, in logical order; what stands in the margins of pages is not. */
  text: string;
  /** Everything that is painted, in the order of painting, what style sheets add included. */
  painted: string;
  /** Lines that reach over an edge of their page's content, with the number of the page. */
  outside: string[];
  /** Headings below which nothing stands on their page, with the number of the page. */
  alone: string[];
  /** Each heading, with what begins beside it in the margin column. */
  beside: {title: string; text: string}[];
  /** What stands over the content of each page, and what below it. */
  margins: {head: string; foot: string}[];
  pages: number;
}

/** Points of a millimeter. */
const mm = 72 / 25.4;
/** The margins of src/css/print.css, in points; half a point is rounding. */
const margin = {top: 22 * mm, bottom: 20 * mm, side: 16 * mm - 0.5};
/** The text column; beside it stands the margin column. */
const textColumn = 124 * mm;

/** How far below the upper edge of a heading something begins that is beside it, in points. */
const besideHeading = 60;

/** A piece of text, with the place of its left end, from the left and the bottom of its page. */
interface Piece {
  text: string;
  x: number;
  y: number;
  width: number;
}

/** A node of a page's structure: an element, or a piece of content. */
type StructureNode = NonNullable<Awaited<ReturnType<PDFPageProxy['getStructTree']>>>;
type StructureChild = StructureNode['children'][number];

/** Reads a PDF that a browser printed with tags and an outline. */
export async function readPdf(pdf: Buffer): Promise<ReadPdf> {
  const {getDocument} = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const document = await getDocument({data: new Uint8Array(pdf), verbosity: 0}).promise;
  const headings = await headingsOf(document);
  const read: ReadPdf = {
    text: '',
    painted: '',
    outside: [],
    alone: [],
    beside: [],
    margins: [],
    pages: document.numPages,
  };
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const [, , width = 0, height = 0] = page.view;
    const pieces = await piecesOf(page);
    const isHead = ({y}: Piece) => y > height - margin.top;
    const isFoot = ({y}: Piece) => y < margin.bottom;
    const content = pieces.filter((piece) => !isHead(piece) && !isFoot(piece));
    read.text += await logicalText(page);
    read.painted += joined(pieces);
    read.margins.push({head: joined(pieces.filter(isHead)), foot: joined(pieces.filter(isFoot))});
    for (const {text, x, width: length} of pieces)
      if (x < margin.side || x + length > width - margin.side)
        read.outside.push(`${number}: ${text}`);
    for (const {title, top} of headings.filter(({page: place}) => place === number)) {
      const begins = ({x, y}: Piece) =>
        x > margin.side + textColumn && y <= top && y > top - besideHeading;
      read.beside.push({title, text: joined(content.filter(begins))});
      const below = content.filter(({x, y}) => y < top && x < margin.side + textColumn);
      // The lines of the heading itself are the first ones.
      if (!squeezed(joined(below)).replace(squeezed(title), ''))
        read.alone.push(`${number}: ${title}`);
    }
  }
  await document.loadingTask.destroy();
  return read;
}

const joined = (pieces: readonly Piece[]) => pieces.map(({text}) => text).join('');
const squeezed = (text: string) => text.replace(/\s/g, '');

async function piecesOf(page: PDFPageProxy): Promise<Piece[]> {
  const {items} = await page.getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [x, y] = item.transform.slice(4).map(Number);
    return [{text: item.str, x: x!, y: y!, width: item.width}];
  });
}

interface OutlineEntry {
  title: string;
  dest: string | unknown[] | null;
  items: OutlineEntry[];
}

/** A heading, with the number of its page and the height of its upper edge there. */
interface Heading {
  title: string;
  page: number;
  top: number;
}

async function headingsOf(document: PDFDocumentProxy): Promise<Heading[]> {
  const entries = flat(((await document.getOutline()) ?? []) as OutlineEntry[]);
  return Promise.all(
    entries.map(async ({title, dest}) => {
      const place = typeof dest === 'string' ? await document.getDestination(dest) : dest;
      const [page, , , top] = place as [Parameters<typeof document.getPageIndex>[0], ...unknown[]];
      return {title, page: (await document.getPageIndex(page)) + 1, top: Number(top)};
    }),
  );
}

const flat = (entries: readonly OutlineEntry[]): OutlineEntry[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.items)]);

/** The order of painting is another one: what is positioned comes last. */
async function logicalText(page: PDFPageProxy): Promise<string> {
  const pieces = new Map<string, string>();
  const open: string[] = [];
  for (const item of (await page.getTextContent({includeMarkedContent: true})).items) {
    if ('str' in item) {
      const id = open.filter(Boolean).at(-1);
      if (id !== undefined) pieces.set(id, (pieces.get(id) ?? '') + item.str);
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push(item.id ?? '');
  }
  const tree = await page.getStructTree();
  return tree
    ? contentOf(tree)
        .map((id) => pieces.get(id) ?? '')
        .join('')
    : '';
}

const contentOf = (node: StructureChild): string[] =>
  'children' in node ? node.children.flatMap(contentOf) : node.type === 'content' ? [node.id] : [];
