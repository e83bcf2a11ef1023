import type {PDFPageProxy} from 'pdfjs-dist';

/** What a reader, or a screen reader, gets from a printed PDF. */
export interface ReadPdf {
  /** Everything that is said, in logical order; what stands in the margins of pages is not. */
  text: string;
  /** Titles of the outline with those below them, flat. */
  outline: string[];
  /** Everything that is painted, in the order of painting, what style sheets add included. */
  painted: string;
  /** Lines that reach over an edge of their page's content, with the number of the page. */
  outside: string[];
  pages: number;
}

/** Content of an A4 page with the margins of src/css/print.css, in points; half a point is rounding. */
const box = {left: 16 * (72 / 25.4) - 0.5, right: 595 - 16 * (72 / 25.4) + 1};

/** A node of a page's structure: an element, or a piece of content. */
type StructureNode = NonNullable<Awaited<ReturnType<PDFPageProxy['getStructTree']>>>;
type StructureChild = StructureNode['children'][number];

/** Reads a PDF that a browser printed with tags and an outline. */
export async function readPdf(pdf: Buffer): Promise<ReadPdf> {
  const {getDocument} = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const document = await getDocument({data: new Uint8Array(pdf), verbosity: 0}).promise;
  let text = '';
  let painted = '';
  const outside: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    text += await logicalText(page);
    for (const item of (await page.getTextContent()).items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      painted += item.str;
      const left = Number(item.transform[4]);
      if (left < box.left || left + item.width > box.right) outside.push(`${number}: ${item.str}`);
    }
  }
  const entries = (await document.getOutline()) as OutlineEntry[] | null;
  const read = {text, painted, outline: titlesOf(entries ?? []), outside, pages: document.numPages};
  await document.loadingTask.destroy();
  return read;
}

interface OutlineEntry {
  title: string;
  items: OutlineEntry[];
}

const titlesOf = (entries: readonly OutlineEntry[]): string[] =>
  entries.flatMap(({title, items}) => [title, ...titlesOf(items)]);

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
