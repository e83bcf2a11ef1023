import {isNode, LineCounter, parseDocument} from 'yaml';
import {type Diagram, diagramSchema} from './schema';
import {type Sizes, sizesSchema} from './sizes';

/** Data that cannot be drawn, and the line of it in which the fault is, counted from 1. */
export class DiagramError extends Error {
  override name = 'DiagramError';

  constructor(
    message: string,
    readonly line: number,
  ) {
    super(message);
  }
}

/**
 * Reads the data of a figure.
 * @throws {DiagramError} when it is no YAML, or a part is missing, unknown or of another kind
 */
export function readDiagram(source: string): Diagram | Sizes {
  const lines = new LineCounter();
  const document = parseDocument(source, {lineCounter: lines, prettyErrors: false});
  const lineAt = (position: number) => lines.linePos(position).line;
  const [fault] = document.errors;
  if (fault) throw new DiagramError(fault.message, lineAt(fault.pos[0]));
  const schema = document.get('kind') === undefined ? diagramSchema : sizesSchema;
  const result = schema.safeParse(document.toJS());
  if (result.success) return result.data;
  const {issues} = result.error;
  // A key that is misspelled is missing, too: only the first helps.
  const {path, message} = issues.find(({code}) => code === 'unrecognized_keys') ?? issues[0]!;
  const around = path.map((_, index) => document.getIn(path.slice(0, path.length - index), true));
  const place = around.find((node) => isNode(node) && node.range);
  throw new DiagramError(
    [...(path.length > 0 ? [path.join('.')] : []), message].join(': '),
    isNode(place) ? lineAt(place.range![0]) : 1,
  );
}
