import {mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
const dir = process.cwd();
const {renderMarkdown} = await import(dir+'/test/support/markdown.ts');
const {parseFrontMatter} = await import(dir+'/src/content/front-matter.ts');
const {beforeDefaultRemarkPlugins, remarkPlugins} = await import(dir+'/src/plugins/docs/build/markdown-transforms.ts');
remarkPlugins.unshift(...beforeDefaultRemarkPlugins);
const out = process.argv[2]!;
const files: string[] = [];
const walk = (folder: string) => { for (const e of readdirSync(folder, {withFileTypes: true})) {
  if (/^node_modules$|^_(?:examples|claims|proofs|version)$/.test(e.name)) continue;
  const p = folder+'/'+e.name; if (e.isDirectory()) walk(p); else if (/\.mdx?$/.test(p)) files.push(p); } };
walk('docs'); walk('versioned_docs');
let ok = 0, bad = 0;
for (const file of files) {
  const source = readFileSync(file, 'utf8');
  let html;
  try { const body = source.replace(/^---\n[\s\S]*?\n---\n/, ''); 
    const {parse} = await import(dir+'/node_modules/yaml/dist/index.js'); const data = parse(/^---\n([\s\S]*?)\n---\n/.exec(source)?.[1] ?? '') ?? {};
    html = await renderMarkdown(body, file, data); ok++; }
  catch (error) { html = 'ERROR ' + (error as Error).message; bad++; if (bad < 5) console.log(file, html.slice(0, 300)); }
  const to = path.join(out, file + '.html'); mkdirSync(path.dirname(to), {recursive: true});
  writeFileSync(to, html.replace(/></g, '>\n<'));
}
console.log(ok, bad);
