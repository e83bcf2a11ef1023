import type {Builds} from './builds';
import {isEditedIn} from './edits';
import {
  bytesOf,
  type DeadCode,
  filesOf,
  type Scene,
  type SceneChunk,
  type SceneFile,
  sceneOf,
} from './scene';
import {isOn, toggle} from './switches';
import {baseName, escaped, grouped, inBytes, inKilobytes} from './words';

/** Draws the three columns of a state as HTML: the build writes the first state, the browser the others. */
export function drawScene(builds: Builds, scene: Scene, before?: Scene): string {
  const scale = Math.max(...[scene, before ?? scene].flatMap(filesOf).map(({bytes}) => bytes));
  const context = {builds, scene, before, scale};
  return `<div class="sources"><p class="head"><b>Source files</b></p><ul class="names">${builds.modules
    .map((_, module) => drawSource(builds, module, scene.state))
    .join('')}</ul></div>
<div class="chunks"><p class="head"><b>Chunks: modules that load together</b></p><p class="head"><b>Files in dist/</b></p>${scene.chunks
    .map((chunk) => drawChunk(chunk, context))
    .join('')}${drawLeftOut(context)}</div>`;
}

interface Context {
  builds: Builds;
  scene: Scene;
  /** The state before it, of whose files the outlines are drawn. */
  before: Scene | undefined;
  /** How many bytes the longest bar stands for. */
  scale: number;
}

/** How large a source is: switches change two of them. */
function sourceBytes({modules}: Builds, module: number, state: number): number {
  const {bytes, edited} = modules[module]!;
  return edited !== undefined && isEditedIn(modules[module]!.name, state) ? edited : bytes;
}

function drawSource(builds: Builds, module: number, state: number): string {
  const {name, isPackage} = builds.modules[module]!;
  const folder = isPackage ? 'node_modules/' : name.slice(0, name.lastIndexOf('/') + 1);
  return `<li data-of="${module}"><code><i>${folder}</i>${escaped(baseName(name))}</code> <small>${grouped(sourceBytes(builds, module, state))}</small></li>`;
}

function drawChunk(chunk: SceneChunk, context: Context): string {
  const {name, onDemand, files} = chunk;
  const modules = files.flatMap(({parts}) => parts);
  const blocks = modules.map(({module, bytes}) => drawBlock(module, bytes, context)).join('');
  return `<div class="chunk${onDemand ? ' later' : ''}"><p><b>${escaped(name)}</b> <small>${onDemand ? 'loads on demand' : 'loads with the page'}</small></p><ul class="blocks">${blocks}</ul></div><ul class="written">${files
    .map((file) => drawFile(file, context))
    .join('')}</ul>`;
}

/** What kind of module a block is, which its color tells. */
function kindOf({modules}: Builds, module: number): string {
  const {name, isPackage} = modules[module]!;
  if (isPackage) return 'package';
  return name.endsWith('.js') ? 'script' : 'other';
}

function drawBlock(module: number, bytes: number, {builds, scene}: Context): string {
  const {name} = builds.modules[module]!;
  const dead = scene.dead.filter((code) => code.module === module && !code.isOut);
  // Who speaks to the computer says what is seen, so the label begins with it.
  const label = `${baseName(name)} ${grouped(bytes)}. ${describeModule(builds, scene, module)}`;
  return `<li data-key="m:${module}" data-of="${module}" class="${kindOf(builds, module)}"><button type="button" class="block" aria-label="${escaped(label)}">${escaped(baseName(name))} <small>${grouped(bytes)}</small></button>${dead.map((code) => drawDead(code, builds)).join('')}</li>`;
}

/** Names of code that nothing uses: in its module, or in the tray of what is left out. */
function drawDead(dead: DeadCode, builds: Builds): string {
  const {module, exports, isOut} = dead;
  const tag = isOut ? 'del' : 'span';
  const words =
    typeof exports === 'number' ? `${exports} unused exports` : exports.map(escaped).join(', ');
  return `<${tag} class="dead" data-key="d:${module}" data-of="${module}">${words}${isOut ? ` <small>of ${escaped(baseName(builds.modules[module]!.name))}</small>` : ''}</${tag}>`;
}

function drawLeftOut({builds, scene}: Context): string {
  const out = scene.dead.filter(({isOut}) => isOut);
  const code = out.flatMap(({exports}) =>
    typeof exports === 'number' ? [] : exports.map((name) => builds.code[name]!),
  );
  return `<div class="out"><p><b>Left out</b> <small>${out.length > 0 ? 'nothing imports it' : 'nothing'}</small></p><div>${out.map((dead) => drawDead(dead, builds)).join(' ')}</div>${code.map((text) => `<code><del>${escaped(text)}</del></code>`).join('')}</div>`;
}

function drawFile(file: SceneFile, {builds, scene, before, scale}: Context): string {
  const {key, name, bytes, brotli, parts, runtime} = file;
  const old = before && filesOf(before).find((candidate) => candidate.key === key);
  const width = (length: number) => `width:${((length / scale) * 100).toFixed(2)}%`;
  const segments = parts
    .map(
      (part) =>
        `<i class="${kindOf(builds, part.module)}" data-of="${part.module}" style="flex-grow:${part.bytes}"></i>`,
    )
    .join('');
  const ofWebpack = runtime > 0 ? `<i style="flex-grow:${runtime}"></i>` : '';
  const mark = old && old.bytes < bytes ? ' class="grown"' : '';
  const ghost = old && old.bytes !== bytes ? `<s${mark} style="${width(old.bytes)}"></s>` : '';
  return `<li data-key="f:${key}"><p><code>${nameWithHash(name)}</code> <span data-bytes="${bytes}">${inBytes(bytes)}</span></p><span class="track" aria-hidden="true">${ghost}<span class="slab" data-key="b:${key}" style="${width(bytes)}">${segments}${ofWebpack}</span></span><p>${releaseOf(file, builds, scene)}<small>${grouped(brotli)} with brotli</small></p></li>`;
}

/** With a changed line: what becomes of a file in the cache of a returning visitor. */
function releaseOf(file: SceneFile, builds: Builds, scene: Scene): string {
  if (!isOn(scene.state, 'edit')) return '';
  const old = filesOf(sceneOf(builds, toggle(scene.state, 'edit'))).find(
    ({key}) => key === file.key,
  );
  const isSame = JSON.stringify(old) === JSON.stringify(file);
  if (isSame) return '<span class="still">unchanged: in the cache</span>';
  const words = old?.name === file.name ? 'changed, under the old name' : 'changed: loaded again';
  return `<span class="again">${words}</span>`;
}

const nameWithHash = (name: string) =>
  escaped(name).replace(/[\da-f]{8}(?=\.)/, (hash) => `<mark>${hash}</mark>`);

/** What a page loads at its start, and later. */
export function drawTotal(scene: Scene): string {
  const [start, later] = [bytesOf(scene, false), bytesOf(scene, true)];
  const count = scene.chunks
    .filter(({onDemand}) => !onDemand)
    .reduce((sum, {files}) => sum + files.length, 0);
  return `The page loads <b><span data-bytes="${start}">${inBytes(start)}</span></b> in ${count} files${later > 0 ? `, and ${inKilobytes(later)} more on demand` : ''}.`;
}

/** Says where a module is: what its block is called for those who point at it. */
export function describeModule(builds: Builds, scene: Scene, module: number): string {
  const {name} = builds.modules[module]!;
  const parts = filesOf(scene).flatMap(({name: file, parts: fileParts}) =>
    fileParts
      .filter((part) => part.module === module)
      .map((part) => `${inBytes(part.bytes)} in ${file}`),
  );
  return `${name}: ${inBytes(sourceBytes(builds, module, scene.state))}, ${parts.join(' and ')}.`;
}
