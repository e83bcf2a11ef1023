import type {PDFPageProxy} from 'pdfjs-dist';

/** Points of a millimeter. */
const mm = 72 / 25.4;
/** The margins of src/css/print.css, in points; half a point is rounding. */
const margin = {top: 22 * mm, bottom: 20 * mm, side: 16 * mm - 0.5};

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

/** Reads what a reader, or a screen reader, gets from a PDF that a browser printed with tags. */
export async function readPdf(pdf: Buffer) {
  const {getDocument} = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const document = await getDocument({data: new Uint8Array(pdf), verbosity: 0}).promise;
  /** Everything that is said, in logical order; what stands in the margins of pages is not. */
  let text = '';
  /** Everything that is painted, in the order of painting, what style sheets add included. */
  let painted = '';
  /** Lines that reach over an edge of their page's content, with the number of the page. */
  const outside: string[] = [];
  /** What stands over the content of each page, and what below it. */
  const margins: {head: string; foot: string}[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const [, , width = 0, height = 0] = page.view;
    const pieces = await piecesOf(page);
    text += await logicalText(page);
    painted += joined(pieces);
    margins.push({
      head: joined(pieces.filter(({y}) => y > height - margin.top)),
      foot: joined(pieces.filter(({y}) => y < margin.bottom)),
    });
    for (const piece of pieces)
      if (piece.x < margin.side || piece.x + piece.width > width - margin.side)
        outside.push(`${number}: ${piece.text}`);
  }
  await document.loadingTask.destroy();
  return {text, painted, outside, margins};
}

const joined = (pieces: readonly Piece[]) => pieces.map(({text}) => text).join('');

async function piecesOf(page: PDFPageProxy): Promise<Piece[]> {
  const {items} = await page.getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [x, y] = item.transform.slice(4).map(Number);
    return [{text: item.str, x: x!, y: y!, width: item.width}];
  });
}

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
