import {parseArgs} from 'node:util';
import {languageAdvice, languageRules} from '../checks/language';
import {readabilityOf} from '../checks/language/readability';
import type {PageRule} from '../content/page';
import {readCheckedPage} from '../content/read-checked-page';
import {readIndex} from '../content';
import {isMirrored} from '../content/address';
import {pagesOf} from '../content/node';

/**
 * `npm run check:language -- [path …] [--readability]`: the rules of language for the pages below
 * the paths, of the whole site without any, and advice. With `--readability`, a line of figures
 * for each page instead.
 */
async function main(paths: readonly string[], onlyFigures: boolean): Promise<void> {
  const started = Date.now();
  const files = await ownFiles(paths);
  if (files.length === 0) throw new Error(`no page of ours is at or below ${paths.join(', ')}`);
  if (onlyFigures) return printReadability(files);
  const counts = {advice: 0, rules: 0};
  for (const file of files) {
    const page = await readCheckedPage(process.cwd(), file);
    const say = (rule: PageRule, kind: keyof typeof counts) => {
      for (const {line, what, why, fix} of rule.check(page)) {
        const name = kind === 'advice' ? `${rule.name} (advice)` : rule.name;
        console.log(`${file}:${line} ${name}: ${[what, why, fix].filter(Boolean).join('; ')}`);
        counts[kind] += 1;
      }
    };
    for (const rule of languageRules) say(rule, 'rules');
    for (const rule of languageAdvice) say(rule, 'advice');
  }
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(
    `${files.length} pages, ${counts.rules} problems, ${counts.advice} pieces of advice, ${seconds} s`,
  );
  if (counts.rules > 0) process.exitCode = 1;
}

async function printReadability(files: readonly string[]): Promise<void> {
  console.log('sentences   mean  spread  short  passive');
  for (const file of files) {
    const page = await readCheckedPage(process.cwd(), file);
    const {sentences, mean, spread, short, passive} = readabilityOf(page);
    const shares = [short, passive].map((share) => `${Math.round(share * 100)} %`.padStart(7));
    const figures = [mean, spread].map((words) => words.toFixed(1).padStart(7));
    console.log(`${String(sentences).padStart(9)}${figures.join('')}${shares.join('')}  ${file}`);
  }
}

async function ownFiles(paths: readonly string[]): Promise<string[]> {
  const index = await readIndex(process.cwd());
  return Object.values(index)
    .flatMap(pagesOf)
    .map(({path}) => path)
    .filter((file) => !isMirrored(file.split('/').at(-1)!))
    .filter((file) => paths.length === 0 || paths.some((path) => isBelow(file, path)));
}

const isBelow = (file: string, path: string) =>
  file === path || file.startsWith(`${path.replace(/\/$/, '')}/`);

const {positionals, values} = parseArgs({
  allowPositionals: true,
  options: {readability: {type: 'boolean', default: false}},
});

main(positionals, values.readability).catch((error: Error) => {
  console.error(`check:language: ${error.message}`);
  process.exitCode = 2;
});
