import type {HitKind} from '../types';

/** What is known of a name besides the name itself. */
export interface NamedPlace {
  name: string;
  /** Whether the name stands as code. */
  isCode: boolean;
  /** Path of the page inside its version: `api/compiler-hooks/`. */
  path: string;
  /** What stands above: headings and the column of a table. */
  context: readonly string[];
}

const identifier = /^[A-Za-z_$][\w$]*(?:[.#[\]'"<>*-]+[\w$]+)*\]?(?:\(.*\))?$/;
const variable = /^(?:__\w+__|import\.meta(?:\.\w+)*)$/;
const member = /^(?:module|require|process)(?:\.\w+)+$/;
const message =
  /^(?:Uncaught\b|[A-Z]\w*Error:|Module not found|Can't resolve|Cannot find|Invalid configuration)/;

/**
 * Tells what a named place is about. Names of one form are told apart by the page they stand on
 * and by what the heading or column above calls them.
 */
export function kindOf({name, isCode, path, context}: NamedPlace): HitKind {
  const called = (word: RegExp) => context.some((above) => word.test(above));
  if (message.test(name) || called(/\berrors?\b/i)) return 'error';
  if (/^--?[a-z]/.test(name) && isCode) return 'flag';
  if (!identifier.test(name) || !(isCode || /[.A-Z]/.test(name.slice(1)) || name.startsWith('__')))
    return 'heading';
  if (variable.test(name) || (path.startsWith('api/') && member.test(name))) return 'variable';
  if (/hooks/.test(path) || called(/\bhooks?\b/i)) return 'hook';
  if (called(/\bvariables?\b/i)) return 'variable';
  if (/^[A-Z]/.test(name)) return 'heading';
  if (
    /^(?:configuration|loaders|plugins)\//.test(path) ||
    called(/\b(?:options?|settings?|property|properties|fields?)\b/i)
  )
    return 'option';
  return 'heading';
}
