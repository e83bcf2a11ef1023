const path = require('node:path');

module.exports = {describeError, summary};

/** Describes what a sample threw, with the line of its own file when the stack names it. */
function describeError(error, {folder, file}) {
  if (!(error instanceof Error) && typeof error?.message !== 'string') {
    return {message: `it throws ${String(error)}`};
  }
  const stack = String(error.stack ?? '');
  const afterFile = file && stack.split(path.join(folder, file)).at(1);
  const line = Number(/^:(\d+)/.exec(afterFile ?? '')?.[1]) || undefined;
  if (error.name === 'ValidationError') return {...summary(error.message), line};
  return {message: messageFor(error, folder), line};
}

/** The first thing that the schema says is wrong; all below it is long. */
function summary(message) {
  const lines = message.split('\n');
  const first = lines.findIndex((line) => line.startsWith(' - '));
  if (first < 0) return {message};
  const linesBelow = lines.slice(first + 1);
  const end = linesBelow.findIndex((line) => /^ +(?:->|For |Details)|^ - /.test(line));
  const detail = linesBelow.slice(0, end < 0 ? linesBelow.length : end).join('\n');
  return {message: lines[first].slice(3), ...(detail && {detail})};
}

function messageFor(error, folder) {
  if (error.code === 'ERR_ACCESS_DENIED') {
    const forbiddenActions = {
      FileSystemWrite: 'writes outside of its folder',
      ChildProcess: 'starts a program',
    };
    const resource = error.resource ? `: ${error.resource}` : '';
    const action = forbiddenActions[error.permission] ?? `needs the permission ${error.permission}`;
    return `it ${action}${resource}`;
  }
  const missing = /^Cannot find (?:module|package) '([^']+)'/.exec(error.message)?.[1];
  if (missing && !/^[./]/.test(missing)) {
    return `it needs the package ${missing}, which is not installed here`;
  }
  if (missing)
    return `it needs ${path.relative(folder, path.resolve(folder, missing))}, which the page does not show`;
  const text = error.message.replaceAll(`${folder}/`, '').trim();
  return `${error.name}: ${text}`;
}
