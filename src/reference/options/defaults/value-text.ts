import path from 'node:path';
import {projectFolder, projectName} from './resolved-options';

/** Longer values are no text to be read beside an option. */
const maxLength = 120;
/** Stands for what is inside an object or list that is too long, or code. */
const ellipsis = '…';

/**
 * Writes a default as it would stand in a configuration.
 * @returns undefined when it is code
 */
export function valueText(value: unknown): string | undefined {
  const text = writeValue(value);
  if (text === undefined || text.length <= maxLength) return text;
  if (Array.isArray(value)) return `[${ellipsis}]`;
  return typeof value === 'object' ? `{${ellipsis}}` : text;
}

/** Whether a text only says that there is something inside. */
export const isClosed = (text: string) => text.includes(ellipsis);

function writeValue(value: unknown): string | undefined {
  if (typeof value === 'string') return folderText(value) ?? nameText(value);
  if (typeof value === 'function' || typeof value === 'symbol') return undefined;
  if (value === null || typeof value !== 'object') return String(value);
  if (value instanceof RegExp) return String(value);
  if (Array.isArray(value)) return joined('[', value.map(writeValue), ']');
  if (Object.getPrototypeOf(value) !== Object.prototype) return undefined;
  const parts = Object.entries(value).filter(([, part]) => part !== undefined);
  const texts = parts.map(([key, part]) => {
    const text = writeValue(part);
    return text && `${keyText(key)}: ${text}`;
  });
  return texts.length === 0 ? '{}' : joined('{ ', texts, ' }');
}

const keyText = (key: string) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key));

function joined(open: string, parts: readonly (string | undefined)[], close: string): string {
  const isReadable = !parts.includes(undefined);
  return isReadable
    ? `${open}${parts.join(', ')}${close}`
    : `${open.trim()}${ellipsis}${close.trim()}`;
}

/** A folder of this machine, as code that gives the reader's own. */
function folderText(value: string): string | undefined {
  const base = [projectFolder, process.cwd()].find(
    (folder) => value === folder || value.startsWith(folder + path.sep),
  );
  if (base === undefined) return undefined;
  const relativePath = value.slice(base.length + 1).replaceAll(path.sep, '/');
  return relativePath === '' ? 'process.cwd()' : `path.resolve(${JSON.stringify(relativePath)})`;
}

/** A text, with the option in it that is the name of the reader's project: `"hot" + output.uniqueName`. */
const nameText = (value: string): string =>
  value
    .split(projectName)
    .map((part) => (part === '' && value !== '' ? '' : JSON.stringify(part)))
    .flatMap((part, index) => (index === 0 ? [part] : ['output.uniqueName', part]))
    .filter((part) => part !== '')
    .join(' + ');
