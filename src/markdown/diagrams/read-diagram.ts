import {LineCounter, parseDocument} from 'yaml';
import {lineOfPath} from '../../content/front-matter';
import {LocatedError} from '../located-error';
import {type Diagram, diagramSchema} from './schema';
import {type Sizes, sizesSchema} from './sizes';

/**
 * Reads the data of a figure.
 * @throws {LocatedError} when it is no YAML, or a part is missing, unknown or of another kind
 */
export function readDiagram(source: string): Diagram | Sizes {
  const lines = new LineCounter();
  const document = parseDocument(source, {lineCounter: lines, prettyErrors: false});
  const [fault] = document.errors;
  if (fault) throw new LocatedError(lines.linePos(fault.pos[0]).line, fault.message);
  const schema = document.get('kind') === undefined ? diagramSchema : sizesSchema;
  const result = schema.safeParse(document.toJS());
  if (result.success) return result.data;
  const {issues} = result.error;
  // A key that is misspelled is missing, too: only the first helps.
  const {path, message} = issues.find(({code}) => code === 'unrecognized_keys') ?? issues[0]!;
  throw new LocatedError(
    lineOfPath(document, lines, path) || 1,
    [path.join('.'), message].filter(Boolean).join(': '),
  );
}
