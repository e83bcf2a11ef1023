import {TraceMap, type EncodedSourceMap} from '@jridgewell/trace-mapping';
import {type Literal, type Node, parse, type TemplateLiteral} from 'acorn';
import {simple} from 'acorn-walk';

/** A script as a debugger sees it, with what it is told about its source. */
export interface Program {
  code: string;
  map?: TraceMap;
  contents?: readonly (string | null)[];
  /** The name that `sourceURL` gives it. */
  name?: string;
}

// Only at the end: packages bring comments of their own. What is evaluated stands in braces.
const mapComment = /\/\/# sourceMappingURL=(\S+)\s*(?:\/\/# sourceURL=\S+\s*)?\}?$/;
const nameComment = /\/\/# sourceURL=(\S+)\s*\}?$/;
const inline = /^data:application\/json;charset=utf-8;base64,(.*)$/;

/**
 * Gives the scripts that a browser would list: the bundle, or each text that it evaluates. A map is
 * taken from where the script says, or, if it says nothing, from the file beside it.
 * @param files texts of emitted files by name
 */
export function programsOf(files: Readonly<Record<string, string>>): Program[] {
  return Object.entries(files)
    .filter(([name]) => name.endsWith('.js'))
    .flatMap(([name, code]) => {
      const evaluated = evaluatedIn(code);
      if (evaluated.length > 0) return evaluated.map((text) => programOf(text, files));
      return [programOf(code, files, `${name}.map`)];
    });
}

function programOf(code: string, files: Readonly<Record<string, string>>, beside = ''): Program {
  const address = mapComment.exec(code)?.[1] ?? beside;
  const encoded = inline.exec(address)?.[1];
  const text = encoded ? Buffer.from(encoded, 'base64').toString() : files[address];
  const name = nameComment.exec(code)?.[1];
  if (text === undefined) return {code, name};
  const map = JSON.parse(text) as EncodedSourceMap;
  return {code, name, map: new TraceMap(map), contents: map.sourcesContent};
}

/** The texts that `eval("…")` gets, also inside of another call. */
function evaluatedIn(code: string): string[] {
  const texts: string[] = [];
  simple(parse(code, {ecmaVersion: 'latest'}), {
    CallExpression({callee, arguments: [first]}) {
      if (callee.type !== 'Identifier' || callee.name !== 'eval') return;
      const text = textOf(first?.type === 'CallExpression' ? first.arguments[0] : first);
      if (text !== undefined) texts.push(text);
    },
  });
  return texts;
}

/** Minimizers make templates of texts with many quotes. */
function textOf(node: Node | undefined): string | undefined {
  if (node?.type === 'Literal') {
    const {value} = node as Literal;
    return typeof value === 'string' ? value : undefined;
  }
  if (node?.type !== 'TemplateLiteral') return undefined;
  const {quasis} = node as TemplateLiteral;
  return quasis.length === 1 ? (quasis[0]!.value.cooked ?? undefined) : undefined;
}
