const path = require('node:path');

/** What a sample threw, with the line of its own file when the stack names it. */
module.exports = function faultOf(error, {folder, file}) {
  if (!(error instanceof Error) && typeof error?.message !== 'string') {
    return {what: `it throws ${String(error)}`};
  }
  const stack = String(error.stack ?? '');
  const place = file && stack.split(path.join(folder, file)).at(1);
  const line = Number(/^:(\d+)/.exec(place ?? '')?.[1]) || undefined;
  return {what: saying(error, folder), line};
};

function saying(error, folder) {
  if (error.code === 'ERR_ACCESS_DENIED') {
    const what = {
      FileSystemWrite: 'writes outside of its folder',
      ChildProcess: 'starts a program',
    };
    const resource = error.resource ? `: ${error.resource}` : '';
    return `it ${what[error.permission] ?? `needs the permission ${error.permission}`}${resource}`;
  }
  const missing = /^Cannot find (?:module|package) '([^']+)'/.exec(error.message)?.[1];
  if (missing && !/^[./]/.test(missing)) {
    return `it needs the package ${missing}, which is not installed here`;
  }
  if (missing)
    return `it needs ${path.relative(folder, path.resolve(folder, missing))}, which the page does not show`;
  const text = error.message.replaceAll(`${folder}/`, '').trim();
  return error.name === 'ValidationError' ? text : `${error.name}: ${text}`;
}
