/**
 * Loaded before a program (`node --require`): below the folder in `FAILING_FOLDER`, everything that
 * would change the disk fails with the code in `FAILING_CODE`. Where the disk is full, half of a
 * text is written first, as happens.
 */
const fs = require('node:fs');
const {syncBuiltinESMExports} = require('node:module');
const path = require('node:path');

const {FAILING_FOLDER: folder, FAILING_CODE: code} = process.env;
const isFull = code === 'ENOSPC';
const sentences = {
  EROFS: 'read-only file system',
  ENOSPC: 'no space left on device',
};

const isBelow = (file) => typeof file === 'string' && !path.relative(folder, file).startsWith('..');
const failure = (call, file) =>
  Object.assign(new Error(`${code}: ${sentences[code]}, ${call} '${file}'`), {code, path: file});
const writes = (flags) => typeof flags === 'string' && /[wa+]/.test(flags);

const original = {...fs.promises};
fs.promises.writeFile = async (file, data, options) => {
  if (!isBelow(file)) return original.writeFile(file, data, options);
  if (isFull) await original.writeFile(file, String(data).slice(0, String(data).length / 2));
  throw failure('write', file);
};
fs.promises.appendFile = async (file, ...rest) => {
  if (isBelow(file)) throw failure('write', file);
  return original.appendFile(file, ...rest);
};
fs.promises.open = async (file, flags, ...rest) => {
  if (isBelow(file) && writes(flags)) throw failure('open', file);
  return original.open(file, flags, ...rest);
};
if (!isFull) {
  for (const call of ['mkdir', 'mkdtemp', 'rename', 'rm', 'rmdir', 'unlink']) {
    fs.promises[call] = async (file, ...rest) => {
      if (isBelow(file)) throw failure(call, file);
      return original[call](file, ...rest);
    };
  }
}

const {open} = fs;
fs.open = (file, flags, ...rest) =>
  isBelow(file) && writes(flags)
    ? process.nextTick(rest.at(-1), failure('open', file))
    : open(file, flags, ...rest);

syncBuiltinESMExports();
