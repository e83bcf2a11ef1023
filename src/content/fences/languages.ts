import {refractor} from 'refractor';
import coffeescript from 'refractor/coffeescript';
import docker from 'refractor/docker';
import handlebars from 'refractor/handlebars';
import json5 from 'refractor/json5';
import jsx from 'refractor/jsx';
import nginx from 'refractor/nginx';
import stylus from 'refractor/stylus';
import toml from 'refractor/toml';
import tsx from 'refractor/tsx';
import languageNames from './language-names.json' with {type: 'json'};

// Not all of refractor: some languages add tokens to the grammars of CSS and JavaScript.
for (const syntax of [coffeescript, docker, handlebars, json5, jsx, nginx, stylus, toml, tsx]) {
  refractor.register(syntax);
}

/** Languages without highlighting. */
const plain = new Set(['text', 'txt', 'plaintext', 'plain']);

/** Aliases of languages. */
const aliases = new Map(Object.entries(languageNames.aliases));
const labels = new Map(Object.entries(languageNames.labels));

const canonicalName = (language: string) => aliases.get(language) ?? language;

/** Gives the grammar of a language, or undefined: such code stays plain. */
export function grammarOf(language: string): string | undefined {
  const isRegistered = !plain.has(language) && refractor.registered(canonicalName(language));
  return isRegistered ? canonicalName(language) : undefined;
}

/** Languages of terminal sessions with prompts and output, which terminal.ts draws. */
export const sessionLanguages: ReadonlySet<string> = new Set([
  'console',
  'shell-session',
  'shellsession',
  'sh-session',
]);

/** Tells whether a language is allowed in a fence. */
export function isLanguage(language: string): boolean {
  return plain.has(language) || sessionLanguages.has(language) || grammarOf(language) !== undefined;
}

/** Gives the label of a language; that of an unknown one is its name. */
export function labelOf(language: string): string {
  return labels.get(canonicalName(language)) ?? language;
}

/** The highlighter, with all grammars that pages need. */
export {refractor};
