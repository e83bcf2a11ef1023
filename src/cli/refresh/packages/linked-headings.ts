import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {isMirrored} from '../../../content/address';
import {parseFrontMatter} from '../../../content/front-matter';
import {siteOnDisk} from '../../../content/links/link-site';
import {linksIn} from '../../../content/links/page-links';
import {addressOfLink} from '../../../content/links/resolve-related';
import {parseBody} from '../../../content/parse-body';

/** Gives the addresses with fragments that pages of this site link to, mirrored ones included. */
export async function linkedHeadings(siteDir: string): Promise<ReadonlySet<string>> {
  const files = [...siteOnDisk(siteDir).files.all()];
  const linked = await Promise.all(files.map((file) => addressesIn(siteDir, file)));
  return new Set(linked.flat().filter((address) => /^\/.+#/.test(address)));
}

async function addressesIn(siteDir: string, file: string): Promise<string[]> {
  const source = await readFile(path.join(siteDir, file), 'utf8');
  const mirrored = isMirrored(path.basename(file));
  const {body, frontMatter} = parseFrontMatter(source, file, mirrored);
  const {tree} = await parseBody(body, path.extname(file) as '.md' | '.mdx');
  const written = [...linksIn(tree), ...(frontMatter?.related ?? [])].map(({url}) => url);
  return mirrored ? written : written.map((url) => addressOfLink(url, file));
}
