import path from 'node:path';
import ts from 'typescript';
import {versionLabeled} from '../../versions';
import {dialectOf} from '../../versions/dialects';
import type {ContentFence} from '../../content/page';
import type {SampleRule} from '../rule';

const options: ts.CompilerOptions = {
  module: ts.ModuleKind.NodeNext,
  target: ts.ScriptTarget.ES2022,
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  esModuleInterop: true,
  resolveJsonModule: true,
  types: ['node'],
};

const host = ts.createCompilerHost(options);
const {getSourceFile} = host;
const packageFiles = new Map<string, ts.SourceFile | undefined>();
// Types of packages are the same for all samples, and take longer to parse than a sample.
host.getSourceFile = (file, ...details) => {
  if (!file.includes('/node_modules/')) return getSourceFile(file, ...details);
  if (!packageFiles.has(file)) packageFiles.set(file, getSourceFile(file, ...details));
  return packageFiles.get(file);
};

const isTypeScript = ({language}: ContentFence) => /^(?:[cm]?ts|typescript)$/.test(language ?? '');
const usesWebpack = (source: string) =>
  /(?:from|import|require\()\s*["']webpack(?:-dev-server)?["']/.test(source);

/** Type-checks TypeScript that imports webpack, for versions whose package has types. */
export const types: SampleRule = {
  name: 'types',
  appliesTo: (fence) => isTypeScript(fence) && usesWebpack(fence.source),
  check({fence, version}, {sandbox}) {
    if (!dialectOf(versionLabeled(version)).types) return [];
    const file = `sample.${/\b__dirname\b|require\(/.test(fence.source) ? 'cts' : 'mts'}`;
    const folder = sandbox.folder.project(version, new Map([[file, fence.source]]));
    const name = path.join(folder, file);
    return ts
      .getPreEmitDiagnostics(ts.createProgram([name], options, host))
      .filter((diagnostic) => !diagnostic.file || diagnostic.file.fileName === name)
      .map(({messageText, start = 0}) => ({
        line: fence.line + fence.source.slice(0, start).split('\n').length,
        message: ts.flattenDiagnosticMessageText(messageText, ' '),
        why: `TypeScript ${ts.version} compared it with the types of webpack`,
        fix: 'correct the type or the code',
      }));
  },
};
