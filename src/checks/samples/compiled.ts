import path from 'node:path';
import ts from 'typescript';

/** A program as Node.js 20 can load it. */
export interface Compiled {
  file: string;
  text: string;
}

/** Takes the types away; JavaScript stays as it is, whole lines stay where they are. */
export function compiled(file: string, text: string): Compiled {
  if (!/\.[cm]?ts$/.test(file)) return {file, text};
  const isModule = file.endsWith('.mts') || /\bimport\.meta\b/.test(text);
  const {outputText} = ts.transpileModule(text, {
    compilerOptions: {
      module: isModule ? ts.ModuleKind.ESNext : ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      esModuleInterop: true,
    },
  });
  const stem = file.slice(0, -path.extname(file).length);
  return {file: `${stem}.${isModule ? 'mjs' : 'cjs'}`, text: outputText};
}
