import {configurationOf} from './configuration';
import {edits} from './edits';
import {isOn} from './switches';
import {escaped} from './words';

/** A file beside the drawing. */
export interface ShownFile {
  name: string;
  lines: {text: string; isChanged: boolean}[];
}

/** Gives the configuration of a state, and the lines of code that a switch has changed. */
export function shownFiles(state: number, before = state): ShownFile[] {
  const earlier = configurationOf(before).split('\n');
  const configuration = configurationOf(state)
    .trimEnd()
    .split('\n')
    .map((text) => ({text, isChanged: !earlier.includes(text)}));
  const sources = [...new Set(edits.map(({file}) => file))].flatMap((file) => {
    const fileEdits = edits.filter((edit) => edit.file === file);
    const {by} = fileEdits[0]!;
    if (!isOn(state, by)) return [];
    const isChanged = !isOn(before, by);
    const text = fileEdits
      .map(({after}) => after.trimEnd())
      .filter(Boolean)
      .join('\n');
    return [{name: file, lines: text.split('\n').map((line) => ({text: line, isChanged}))}];
  });
  return [{name: 'webpack.config.js', lines: configuration}, ...sources];
}

/** Draws a file as the code blocks of pages are drawn. */
export function drawCode({name, lines}: ShownFile): string {
  const code = lines
    .map(({text, isChanged}) =>
      isChanged ? `<mark class="line">${painted(text)}\n</mark>` : `${painted(text)}\n`,
    )
    .join('');
  const marked = lines.some(({isChanged}) => isChanged) ? ' marked' : '';
  return `<figure class="code${marked}"><figcaption>${name}</figcaption><button class="copy" aria-label="Copy ${name}">Copy</button><pre tabindex="0" role="group" aria-label="${name}"><code class="language-js">${code}</code></pre></figure>`;
}

/** The few kinds of words that these files have. */
const painted = (line: string): string =>
  line
    .split(/("[^"]*"|'[^']*'|\/\*.*?\*\/|\b(?:true|false|const|await|async|import)\b)/)
    .map((word) => {
      const kind = kindOf(word);
      return kind ? `<span class="${kind}">${escaped(word)}</span>` : escaped(word);
    })
    .join('');

function kindOf(word: string): string | undefined {
  if (/^["']/.test(word)) return 'string';
  if (word.startsWith('/*')) return 'comment';
  if (/^(?:true|false)$/.test(word)) return 'literal';
  return /^(?:const|await|async|import)$/.test(word) ? 'keyword' : undefined;
}
