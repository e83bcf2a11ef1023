/** On which page each target of a link stands, counted from 1. */
export type Pages = ReadonlyMap<string, number>;

/**
 * Reads where the targets of a PDF's links are.
 * @param pdf content of the file
 */
export async function pagesOfTargets(pdf: Buffer): Promise<{count: number; numbers: Pages}> {
  // The build for Node; published as a module only.
  const {getDocument} = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const document = await getDocument({data: new Uint8Array(pdf), verbosity: 0}).promise;
  try {
    const numbers = new Map<string, number>();
    for (const [id, [page]] of Object.entries(await document.getDestinations())) {
      numbers.set(id, (await document.getPageIndex(page)) + 1);
    }
    return {count: document.numPages, numbers};
  } finally {
    await document.loadingTask.destroy();
  }
}
