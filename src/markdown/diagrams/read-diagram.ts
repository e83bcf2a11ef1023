import {isNode, LineCounter, parseDocument} from 'yaml';
import {CodeError} from '../code-error';
import {type Diagram, diagramSchema} from './schema';
import {type Sizes, sizesSchema} from './sizes';

/**
 * Reads the data of a figure.
 * @throws {CodeError} when it is no YAML, or a part is missing, unknown or of another kind
 */
export function readDiagram(source: string): Diagram | Sizes {
  const lines = new LineCounter();
  const document = parseDocument(source, {lineCounter: lines, prettyErrors: false});
  const lineAt = (position: number) => lines.linePos(position).line;
  const [fault] = document.errors;
  if (fault) throw new CodeError(fault.message, lineAt(fault.pos[0]));
  const schema = document.get('kind') === undefined ? diagramSchema : sizesSchema;
  const result = schema.safeParse(document.toJS());
  if (result.success) return result.data;
  const {issues} = result.error;
  // A key that is misspelled is missing, too: only the first helps.
  const {path, message} = issues.find(({code}) => code === 'unrecognized_keys') ?? issues[0]!;
  const around = path.map((_, index) => document.getIn(path.slice(0, path.length - index), true));
  const place = around.find((node) => isNode(node) && node.range);
  throw new CodeError(
    [path.join('.'), message].filter(Boolean).join(': '),
    isNode(place) ? lineAt(place.range![0]) : 1,
  );
}
