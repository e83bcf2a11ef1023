import {type Comparison, compare} from '../../checks/originality/compare';
import {type CorpusFile, corpusOf} from '../../checks/originality/corpus';
import {originalityFindings, percent, shareOf} from '../../checks/originality/findings';
import {versions} from '../../versions';
import {readMarkdown} from './read-markdown';

/** What the comparison of all pages gave. */
export interface Report {
  /** One line a problem: `file:line originality: what; why; fix`. */
  problems: string[];
  summary: string;
}

/** Told how many of all things named `what` are done. */
type OnProgress = (what: string, done: number, all: number) => void;

interface Options {
  /** Folders of our pages. */
  ours?: readonly string[];
  onProgress?: OnProgress;
}

/**
 * Compares every page of our own with the Markdown below a folder. READMEs of packages, whose
 * names begin with an underscore, and example projects are not ours.
 * @param folder given by the caller; none is part of this repository
 * @throws when a folder is missing or holds no Markdown
 */
export async function checkOriginality(
  folder: string,
  {ours = versions.map((version) => version.folder), onProgress = () => {}}: Options = {},
): Promise<Report> {
  const told = (what: string) => (done: number, all: number) => onProgress(what, done, all);
  const others = await readMarkdown(folder, {onRead: told('files to compare with')});
  const corpus = corpusOf(others);
  const pages: CorpusFile[] = [];
  for (const own of ours) {
    const accepts = (file: string) => !/(^|[\\/])(?:_|node_modules[\\/])/.test(file);
    pages.push(...(await readMarkdown(own, {accepts, onRead: told(`pages of ${own}`)})));
  }
  const compared = pages.map(({file, passages}) => ({
    file,
    comparison: compare(passages, corpus),
  }));
  const problems = compared.flatMap(({file, comparison}) =>
    originalityFindings(comparison).map(
      ({line, what, why, fix}) =>
        `${file}:${line} originality: ${[what, why, fix].filter(Boolean).join('; ')}`,
    ),
  );
  const counts = `${pages.length} pages compared with ${others.length} files of ${folder}`;
  return {problems, summary: `${counts}: ${worst(compared)}`};
}

function worst(compared: readonly {file: string; comparison: Comparison}[]): string {
  const byShare = [...compared].sort((a, b) => shareOf(b.comparison) - shareOf(a.comparison))[0];
  const lengthOf = ({runs}: Comparison) => runs[0]?.words.length ?? 0;
  const byRun = [...compared].sort((a, b) => lengthOf(b.comparison) - lengthOf(a.comparison))[0];
  if (!byShare || !byRun || lengthOf(byRun.comparison) === 0) return 'nothing in common';
  return [
    `largest share ${percent(shareOf(byShare.comparison))} in ${byShare.file}`,
    `longest run ${lengthOf(byRun.comparison)} words in ${byRun.file}`,
  ].join(', ');
}
