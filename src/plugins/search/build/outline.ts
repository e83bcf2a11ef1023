import {
  attribute,
  childrenOf,
  classesOf,
  codeOf,
  type Element,
  findElement,
  findElements,
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
  /** Null for what is above the first heading. */
  id: string | null;
  title: string;
  /** Whether the heading consists of code only. */
  isCode: boolean;
  text: string;
  /** Identifiers in code blocks. */
  names: string[];
  /** Rows of tables and terms of lists that explain one name each. */
  entries: NamedEntry[];
  /** Error messages in the output of programs and in bold code. */
  messages: string[];
  /** Code of three words or more within sentences: messages, commands. */
  quotations: string[];
  /** Path of the option that it documents. */
  option?: string;
  /** Short form of the flag that it documents: `-o`. */
  shortFlag?: string;
}

/**
 * Reads the sections of a built page.
 * @param html of the whole page
 * @returns no sections when the page has no `main` or is `noindex`
 */
export function outlineOf(html: string): OutlineSection[] {
  const page = parseHtml(html);
  const main = findElement(page, isTag('main'));
  if (!main || isNoindex(page)) return [];
  const sections = [emptySection({level: 1, id: null, title: titleOf(page), isCode: false})];
  readChildren(findElement(main, isTag('article')) ?? main, sections);
  return sections;
}

function isNoindex(page: Node): boolean {
  const robots = findElement(page, (element) => attribute(element, 'name') === 'robots');
  return /noindex/.test((robots && attribute(robots, 'content')) ?? '');
}

/** Gives the title of the document, because the `h1` of the landing page is a slogan. */
function titleOf(page: Node): string {
  const title = findElement(page, isTag('title'));
  return title ? textOf(title).split(' | ')[0]! : '';
}

/** Adds what a part of a page says to its last section, and the sections that begin in it. */
function readChildren(node: Node, sections: OutlineSection[]): void {
  for (const child of childrenOf(node)) {
    if (!isElement(child)) sections.at(-1)!.text += 'value' in child ? child.value : '';
    else if (!isSilent(child)) readElement(child, sections);
  }
}

/**
 * Classes of what stands beside the text: the example that readers can change (bundle-explorer), and
 * the steps of a guide with their files and sizes, and the line that offers the files of a sample
 * (markdown/guide-steps, markdown/project-links.ts).
 */
const besideText = ['bundle', 'ribbon', 'files', 'sizes', 'project'];

function readElement(element: Element, sections: OutlineSection[]): void {
  const {tagName} = element;
  const current = sections.at(-1)!;
  const id = attribute(element, 'id');
  const is = (name: string) => classesOf(element).includes(name);
  // Facts before the text repeat what menus and package manifests say.
  const isBeforeText = tagName === 'dl' && sections.length === 1 && current.text.trim() === '';
  if (tagName === 'h1' || isBeforeText || tagName === 'fieldset' || besideText.some(is)) return;
  if (/^h[2-6]$/.test(tagName) && id !== undefined) {
    const [level, title, isCode] = [Number(tagName[1]), textOf(element), isOnlyCode(element)];
    sections.push(emptySection({level, id, title, isCode}));
  } else if (tagName === 'pre') readCode(element, current);
  else if (tagName === 'table') readEntries(element, tableEntries(element), sections);
  // Facts (src/markdown/facts) are not indexed, except for names of the option or flag.
  else if (is('facts')) {
    current.option = optionIn(element, current.title);
    current.shortFlag = shortFlagIn(element);
  } else if (tagName === 'dl') readEntries(element, termEntries(element), sections);
  else if (is('diagram')) current.text += ` ${sentencesIn(element)} `;
  else {
    // A paragraph about a message begins with the message in bold code.
    if (tagName === 'strong' && isOnlyCode(element) && /\s/.test(textOf(element)))
      current.messages.push(textOf(element));
    else if (tagName === 'code' && isSentence(textOf(element)))
      current.quotations.push(textOf(element));
    readChildren(element, sections);
    if (!isInline(element)) sections.at(-1)!.text += ' ';
  }
}

const isSentence = (code: string) => /\S\s+\S+\s+\S/.test(code);

function readCode(pre: Element, {messages, names}: OutlineSection): void {
  const code = codeOf(pre);
  const language = findElement(pre, isTag('code'));
  const isOutput = language && classesOf(language).some((name) => /-(text|console)$/.test(name));
  const codeNames = namesIn(code);
  if (isOutput) messages.push(...messagesIn(codeOf(pre, isNoOutput)));
  names.push(...(isOutput ? codeNames.filter((name) => name.startsWith('--')) : codeNames));
}

/** Tells whether an element of a terminal is no output: a command, or what is not part of the text. */
const isNoOutput = (element: Element) =>
  isSilent(element) || classesOf(element).includes('command');

/** Adds entries to the section; a table or list without entries is ordinary text. */
function readEntries(element: Element, entries: NamedEntry[], sections: OutlineSection[]): void {
  if (entries.length === 0) readChildren(element, sections);
  const current = sections.at(-1)!;
  current.entries.push(...entries);
  current.text += ' ';
}

/** Gives the path of the option whose facts a list shows: the heading, unless the list has another. */
const optionIn = (list: Element, heading: string): string | undefined => {
  const row = findElement(list, (element) => attribute(element, 'data-option') !== undefined);
  return row && (attribute(row, 'data-option') || heading);
};

/** Gives the short form of the flag whose facts a list shows. */
const shortFlagIn = (list: Element): string | undefined => {
  const rows = findElements(list, isTag('div')).map((row) => childrenOf(row).filter(isElement));
  const row = rows.find(([term]) => term && textOf(term) === 'Short');
  return row && textOf(row[1]!);
};

/** Gives the caption of a diagram with the sentences that it shows for each selected box. */
function sentencesIn(figure: Element): string {
  const caption = findElement(figure, isTag('figcaption'))!;
  const [captionText, readout] = childrenOf(caption).filter(isElement);
  const [, ...sentences] = readout ? childrenOf(readout).filter(isElement) : [];
  return [captionText!, ...sentences].map((element) => textOf(element)).join(' ');
}

const isOnlyCode = (heading: Element) =>
  textOf(heading) !== '' && textOf(heading, isTag('code')) === '';

const emptySection = (
  heading: Pick<OutlineSection, 'level' | 'id' | 'title' | 'isCode'>,
): OutlineSection => ({...heading, text: '', names: [], entries: [], messages: [], quotations: []});

const messageLine =
  /\b(?:[A-Z]\w*Error|ERROR|Error|WARNING|DeprecationWarning|Uncaught|Can't|Cannot|Invalid|Unexpected|failed|not found|is not (?:a|an|defined|supported)|does not exist|may need|conflict)\b/;

/** How many characters of a message are indexed: its beginning identifies it. */
const maxMessageLength = 240;

/**
 * Finds the error messages in the output of a program, one for each line that looks like one.
 * `ERROR in FILE` is left out: the message is in the line after it.
 */
function messagesIn(output: string): string[] {
  const lines = output.split('\n').map((line) => line.trim());
  return lines
    .filter((line) => messageLine.test(line) && !/^(?:ERROR|WARNING) in \S+(?: \d\S*)?$/.test(line))
    .map((line) => line.slice(0, maxMessageLength));
}

/** A flag, or an identifier or package name with its members and paths. */
const identifier = /--?[a-z][\w-]*|@?[A-Za-z_$][\w$]*(?:[./-][A-Za-z_$][\w$]*)*/g;
const maxNameLength = 48;

/** Finds the distinctive names in a piece of code, and the keys of its objects; each once. */
function namesIn(code: string): string[] {
  const identifiers = [...code.matchAll(identifier)].map(([name]) => name).filter(isDistinctive);
  const keys = [...code.matchAll(/^\s*([a-z][\w$]{2,}):/gm)].map(([, key]) => key!);
  return [...new Set([...identifiers, ...keys])];
}

const isDistinctive = (name: string) =>
  name.length > 3 &&
  name.length <= maxNameLength &&
  (/[a-z][A-Z]/.test(name) || /^(?:--[a-z]|__)/.test(name) || /-(?:loader|plugin)$/.test(name));
