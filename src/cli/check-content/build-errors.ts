import type {Problem} from '../../content/finding';
import {compileWrittenPage} from '../../plugins/docs/build/compile-page';

/** Gives what would stop the build at some pages, one error at most for each. */
export async function buildErrors(siteDir: string, files: Iterable<string>): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const file of files) {
    try {
      await compileWrittenPage(siteDir, file);
    } catch (error) {
      problems.push(problemOf(file, (error as Error).message));
    }
  }
  return problems;
}

/** Our transforms name file and line before the message; the parser of MDX says it behind. */
function problemOf(file: string, text: string): Problem {
  const [, start, message = text] = /\.mdx?:(\d+)(?::\d+)?\s+([^]*)/.exec(text) ?? [];
  const [, end] = /\((\d+):\d+\)|\bline (\d+)/.exec(text) ?? [];
  return {file, line: Number(start ?? end ?? 1), rule: 'build', message};
}
