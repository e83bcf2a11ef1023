import {isNode, LineCounter, parseDocument} from 'yaml';
import {type DiagramError} from './diagram-error';
import {type Diagram, diagramSchema} from './schema';

/** The data of a diagram, and the lines in which its parts stand. */
export interface WrittenDiagram {
  diagram: Diagram;
  /** Gives the line of a part, counted from 1; the nearest one around it when it has none. */
  lineOf: (at: DiagramError['at']) => number;
}

/** Data that cannot be read, at a line of its own. */
export class DataError extends Error {
  override name = 'DataError';

  constructor(
    message: string,
    readonly line: number,
  ) {
    super(message);
  }
}

/**
 * Reads the data of a diagram.
 * @throws {DataError} when it is no YAML, or a part is missing, unknown or of another kind
 */
export function readDiagram(source: string): WrittenDiagram {
  const lines = new LineCounter();
  const document = parseDocument(source, {lineCounter: lines});
  const [fault] = document.errors;
  if (fault) {
    const [message] = fault.message.split('\n');
    throw new DataError(
      message!.replace(/ at line \d+, column \d+:?$/, ''),
      fault.linePos?.[0].line ?? 1,
    );
  }
  const lineOf = (at: DiagramError['at']): number => {
    for (let length = at.length; length > 0; length -= 1) {
      const node = document.getIn(at.slice(0, length), true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    }
    return 1;
  };
  const written: unknown = document.toJS() ?? {};
  const result = diagramSchema.safeParse(withKind(written));
  if (result.success) return {diagram: result.data, lineOf};
  const {issues} = result.error;
  // A key that is misspelled is missing, too: only the first helps.
  const issue = issues.find(({code}) => code === 'unrecognized_keys') ?? issues[0];
  const path = issue!.path.filter((part) => typeof part !== 'symbol');
  const name = path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./, '');
  throw new DataError(`${name ? `${name}: ` : ''}${issue!.message}`, lineOf(path));
}

/** Most figures are graphs, so that their kind may be left out. */
const withKind = (written: unknown): unknown =>
  typeof written === 'object' && written !== null && !('kind' in written)
    ? {...written, kind: 'graph'}
    : written;
