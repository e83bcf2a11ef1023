import {readFileSync} from 'node:fs';
import {fromParse5} from 'hast-util-from-parse5';
import {TestEnvironment} from 'jest-environment-node';
import {parse} from 'parse5';

/** What was parsed, by absolute path: it outlives the test file that asked for it first. */
const parsed = new Map();

/** @param {string} file absolute path of an HTML file that no test changes */
function parsedPage(file) {
  const cachedDocument = parsed.get(file);
  if (cachedDocument) return cachedDocument;
  const page = {tree: fromParse5(parse(readFileSync(file, 'utf8'))), parents: new WeakMap()};
  noteParents(page.tree, page.parents);
  parsed.set(file, page);
  return page;
}

function noteParents(node, parents) {
  for (const child of node.children ?? []) {
    parents.set(child, node);
    noteParents(child, parents);
  }
}

/** Node.js for tests of the built site; each process parses a page once, for all of its test files. */
export default class BuiltPagesEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.parsedPage = parsedPage;
  }
}
