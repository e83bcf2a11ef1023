import type {Fence} from '../../content/fences/fence';

/** What a block of plain text holds: its ground, and what its head row says. */
export interface TextKind {
  kind: 'error' | 'output';
  label: string;
}

/** How messages begin that end a build or a program: those of webpack, its tools, browsers and Node.js. */
const errors = [
  /^(?:\d+ )?ERRORS?\b/,
  /^(?:<e> |error |npm error )/,
  /^(?:\[[\w-]+\] )?(?:✖ |Uncaught )?(?:[\w$]*Error|Watchpack Error)\b[^:]*:/,
  /^(?:\[[\w-]+\] )(?:✖|Invalid|Failed)/,
  /^Module (?:not found|parse failed|build failed|build error)/,
  /^Invalid \w+ object\b/,
  /^- configuration\b/,
  /^(?:Conflict|BREAKING CHANGE):/,
  /^(?:Failed|Can't|Cannot|Uncaught) /,
];
const warnings = [
  /^(?:\d+ )?WARNINGS?\b/,
  /^(?:<w> |npm warn )/,
  /^(?:\[[\w-]+\] )⚠/,
  /^(?:\[\w+\] )?\w*DeprecationWarning\b/,
];

/**
 * Tells what plain text is, by what the writer says of it, else by how it begins.
 * @param mirrored whether it comes from a package's README, where it may be anything
 */
export function textKindOf({source, says, files}: Fence, mirrored: boolean): TextKind {
  const lines = source.split('\n').filter((line) => line.trim());
  const first = lines[0]?.trim() ?? '';
  const begins = (patterns: readonly RegExp[]) => patterns.some((pattern) => pattern.test(first));
  if (says === 'error' || (!says && begins(errors))) return {kind: 'error', label: 'Error'};
  if (says === 'warning' || (!says && begins(warnings))) return {kind: 'output', label: 'Warning'};
  if (/^HINT in /.test(first)) return {kind: 'output', label: 'Hint'};
  if (files ?? source.includes('├── ')) return {kind: 'output', label: 'Files'};
  if (lines.length > 0 && lines.every((line) => /^dist\/\S+$/.test(line)))
    return {kind: 'output', label: 'Files in dist/'};
  return {kind: 'output', label: mirrored ? 'Text' : 'Output'};
}
