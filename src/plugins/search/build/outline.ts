import {
  attribute,
  childrenOf,
  classesOf,
  codeOf,
  type Element,
  findElement,
  isElement,
  isInline,
  isSilent,
  isTag,
  type Node,
  parseHtml,
  textOf,
} from '../../../content/built-site/html';
import {type NamedEntry, termEntries, tableEntries} from './named-entries';

/** A heading with its content, up to the next one. */
export interface OutlineSection {
  level: number;
  /** Null for the page's own beginning. */
  id: string | null;
  title: string;
  /** Whether the heading is nothing but code. */
  isCode: boolean;
  text: string;
  /** Names in code blocks. */
  names: string[];
  /** Rows and terms that explain one name each. */
  entries: NamedEntry[];
  /** Error messages that are shown. */
  messages: string[];
  /** What is quoted from a program within a sentence: messages, commands. */
  quotations: string[];
  /** The option it is about. */
  option?: string;
}

/**
 * Reads what a built page says, heading by heading.
 * @param html a whole page
 * @returns nothing when the page has no main part or asks not to be found
 */
export function outlineOf(html: string): OutlineSection[] {
  const page = parseHtml(html);
  const main = findElement(page, isTag('main'));
  if (!main || asksNotToBeFound(page)) return [];
  const sections = [emptySection({level: 1, id: null, title: titleOf(page), isCode: false})];
  read(findElement(main, isTag('article')) ?? main, sections);
  return sections;
}

function asksNotToBeFound(page: Node): boolean {
  const robots = findElement(page, (element) => attribute(element, 'name') === 'robots');
  return /noindex/.test((robots && attribute(robots, 'content')) ?? '');
}

/** Not that of the heading: the landing page has a slogan there. */
function titleOf(page: Node): string {
  const title = findElement(page, isTag('title'));
  return title ? textOf(title).split(' | ')[0]! : '';
}

/** Adds what a part of a page says to its last section, and the sections that begin in it. */
function read(node: Node, sections: OutlineSection[]): void {
  for (const child of childrenOf(node)) {
    if (!isElement(child)) sections.at(-1)!.text += 'value' in child ? child.value : '';
    else if (!isSilent(child)) readElement(child, sections);
  }
}

function readElement(element: Element, sections: OutlineSection[]): void {
  const {tagName} = element;
  const current = sections.at(-1)!;
  const id = attribute(element, 'id');
  const is = (name: string) => classesOf(element).includes(name);
  // The facts beside a page's title repeat what menus and packages say.
  const isBeforeText = tagName === 'dl' && sections.length === 1 && current.text.trim() === '';
  // A shop that is built as an example is no text to look for.
  if (tagName === 'h1' || isBeforeText || is('bundle')) return;
  if (/^h[2-6]$/.test(tagName) && id !== undefined) {
    const [level, title, isCode] = [Number(tagName[1]), textOf(element), isOnlyCode(element)];
    sections.push(emptySection({level, id, title, isCode}));
  } else if (tagName === 'pre') readCode(element, current);
  else if (tagName === 'table') readEntries(element, tableEntries(element), sections);
  // What the margin says (src/markdown/facts) is no text to look for.
  else if (is('facts')) current.option = optionIn(element);
  else if (tagName === 'dl') readEntries(element, termEntries(element), sections);
  else if (is('diagram')) current.text += ` ${sentencesIn(element)} `;
  else {
    // What is in bold code begins a paragraph about a message.
    if (tagName === 'strong' && isOnlyCode(element) && /\s/.test(textOf(element)))
      current.messages.push(textOf(element));
    else if (tagName === 'code' && isSentence(textOf(element)))
      current.quotations.push(textOf(element));
    read(element, sections);
    if (!isInline(element)) sections.at(-1)!.text += ' ';
  }
}

const isSentence = (code: string) => /\S\s+\S+\s+\S/.test(code);

function readCode(pre: Element, {messages, names}: OutlineSection): void {
  const code = codeOf(pre);
  const language = findElement(pre, isTag('code'));
  const isOutput = language && classesOf(language).some((name) => /-(text|console)$/.test(name));
  const codeNames = namesIn(code);
  if (isOutput) messages.push(...messagesIn(code));
  names.push(...(isOutput ? codeNames.filter((name) => name.startsWith('--')) : codeNames));
}

/** What is explained row by row is found row by row; the rest is text of the section. */
function readEntries(element: Element, entries: NamedEntry[], sections: OutlineSection[]): void {
  if (entries.length === 0) read(element, sections);
  const current = sections.at(-1)!;
  current.entries.push(...entries);
  current.text += ' ';
}

/** The option whose facts a list holds. */
const optionIn = (list: Element): string | undefined => {
  const row = findElement(list, (element) => attribute(element, 'data-option') !== undefined);
  return row && attribute(row, 'data-option');
};

/** A figure says in sentences, which the page shows for the selected box, what it draws. */
function sentencesIn(figure: Element): string {
  const caption = findElement(figure, isTag('figcaption'))!;
  const [words, readout] = childrenOf(caption).filter(isElement);
  const [, ...sentences] = readout ? childrenOf(readout).filter(isElement) : [];
  return [words!, ...sentences].map((element) => textOf(element)).join(' ');
}

const isOnlyCode = (heading: Element) =>
  textOf(heading) !== '' && textOf(heading, isTag('code')) === '';

const emptySection = (
  heading: Pick<OutlineSection, 'level' | 'id' | 'title' | 'isCode'>,
): OutlineSection => ({...heading, text: '', names: [], entries: [], messages: [], quotations: []});

const messageLine =
  /\b(?:[A-Z]\w*Error|ERROR|Error|WARNING|DeprecationWarning|Uncaught|Can't|Cannot|Invalid|Unexpected|failed|not found|is not (?:a|an|defined|supported)|does not exist|may need|conflict)\b/;

/** How much of a message is indexed: its beginning is what identifies it. */
const longestMessage = 240;

/**
 * Finds the error messages in what a program has printed. Each is one line, or the line after
 * `ERROR in FILE`, which says nothing by itself.
 */
function messagesIn(output: string): string[] {
  const lines = output.split('\n').map((line) => line.trim());
  return lines
    .filter((line) => messageLine.test(line) && !/^(?:ERROR|WARNING) in \S+(?: \d\S*)?$/.test(line))
    .map((line) => line.slice(0, longestMessage));
}

/** A name that says more than an ordinary word: two parts or more, or the key of a setting. */
const identifier = /--?[a-z][\w-]*|@?[A-Za-z_$][\w$]*(?:[./-][A-Za-z_$][\w$]*)*/g;
const longestName = 48;

/** Finds the names in a piece of code: options, functions, packages, flags; each once. */
function namesIn(code: string): string[] {
  const identifiers = [...code.matchAll(identifier)].map(([name]) => name).filter(isTelling);
  const keys = [...code.matchAll(/^\s*([a-z][\w$]{2,}):/gm)].map(([, key]) => key!);
  return [...new Set([...identifiers, ...keys])];
}

const isTelling = (name: string) =>
  name.length > 3 &&
  name.length <= longestName &&
  (/[a-z][A-Z]/.test(name) || /^(?:--[a-z]|__)/.test(name) || /-(?:loader|plugin)$/.test(name));
