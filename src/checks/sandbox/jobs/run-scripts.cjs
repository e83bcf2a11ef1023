const {setImmediate: turn} = require('node:timers/promises');
const vm = require('node:vm');

/** As many turns of the event loop as chunks and promises of a small program take. */
const turns = 20;

/**
 * Runs emitted scripts as a page would, and the scripts that these add to it.
 * @param assets texts of all emitted files, by their names
 * @param names the scripts of the page, in their order
 * @param globals further global names
 * @returns what they printed, one text a call; the files they requested; and the message of the
 *   uncaught error
 */
async function runScripts(assets, names, globals) {
  const missing = names.find((name) => assets[name] === undefined);
  if (missing !== undefined) throw new Error(`no file ${missing} was emitted`);
  const printed = [];
  const requested = [];
  const print = (...values) => printed.push(values.map(String).join(' '));
  const address = 'http://page.example/';
  const failed = [];
  const context = vm.createContext({
    console: {log: print, warn: print, error: print, info: print},
    setTimeout,
    clearTimeout,
    URL,
    location: {href: address},
    ...globals,
  });
  const run = (file) => vm.runInContext(assets[file], context, {filename: file});
  const add = (script) => {
    const file = script.src.slice(address.length);
    requested.push(file);
    setImmediate(() => {
      if (assets[file] === undefined) return script.onerror?.({type: 'error', target: script});
      run(file);
      return script.onload?.({type: 'load', target: script});
    });
  };
  context.self = context.window = context;
  context.document ??= {
    currentScript: {src: `${address}${names[0]}`, tagName: 'SCRIPT'},
    getElementsByTagName: () => [],
    createElement: () => ({setAttribute() {}}),
    head: {appendChild: add},
  };
  const caught = (error) => failed.push(error);
  process.on('unhandledRejection', caught);
  try {
    for (const name of names) run(name);
  } catch (error) {
    failed.push(error);
  }
  for (let done = 0; done < turns; done += 1) await turn();
  process.off('unhandledRejection', caught);
  return {printed, requested, failure: failed[0] && String(failed[0].message ?? failed[0])};
}

module.exports = {runScripts};
