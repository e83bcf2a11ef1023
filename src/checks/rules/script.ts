import {stripTypes, asFinding} from './configuration';
import {sampleKindOf} from '../samples/kinds';
import {filesAround} from '../samples/page-files';
import type {SampleRule} from '../rule';
import {execute} from '../sandbox/execute';
import {environment, limitedTo, memoryLimit} from '../sandbox/limits';

/** Checks that Node.js runs a script without errors, if it has the mark `run`, or a title and uses webpack's API. */
export const script: SampleRule = {
  name: 'script',
  appliesTo: (fence) => sampleKindOf(fence) === 'script',
  async check(sample, {sandbox, limit}) {
    const {fence, version} = sample;
    // A script whose packages are not installed cannot run; names and syntax are checked by other rules.
    if (fence.needs.length > 0) return [];
    const files = filesAround(sample);
    const {file, text} = stripTypes(
      fence.title ?? `sample.${/^import\s|^export\s/m.test(fence.source) ? 'mjs' : 'js'}`,
      fence.source,
    );
    files.set(file, text);
    if (!files.has('src/index.js')) files.set('src/index.js', 'console.log("built");\n');
    const folder = sandbox.folder.project(version, files);
    const run = await limit(() =>
      execute(process.execPath, [...limitedTo(sandbox.folder.root), file], {
        cwd: folder,
        env: environment(folder),
      }),
    );
    if (run.isLate)
      return [asFinding(sample, {message: 'it did not end by itself and was stopped'})];
    if (run.code === 0) return [];
    const message = `it ends with exit code ${run.code}: ${lastWords(run.output, folder)}`;
    return [asFinding(sample, {message})];
  },
};

const lastWords = (output: string, folder: string) => {
  const text = output.replaceAll(`${folder}/`, '');
  if (/heap out of memory/.test(text)) return `it took more than ${memoryLimit} MB of memory`;
  if (/ERR_ACCESS_DENIED/.test(text)) {
    const resource = /resource: '([^']*)'/.exec(text)?.[1] ?? '';
    return `it writes outside of its folder or starts a program: ${resource}`;
  }
  return /^\w*Error.*$/m.exec(text)?.[0] ?? text.trim().split('\n').slice(-3).join(' ');
};
