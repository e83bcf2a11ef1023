import {checkOriginality} from './check';
import {showProgress} from './progress';

/** `npm run check:originality -- FOLDER`: are our pages our own words? */
async function main(words: readonly string[]): Promise<void> {
  const [folder] = words;
  if (folder === undefined || words.length > 1)
    throw new Error(
      'expected one folder of Markdown to compare with: npm run check:originality -- ../other-docs',
    );
  const started = Date.now();
  const {problems, summary} = await checkOriginality(folder, {onProgress: showProgress});
  for (const problem of problems) console.log(problem);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${summary}; ${problems.length} problems, ${seconds} s`);
  if (problems.length > 0) process.exitCode = 1;
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(`check:originality: ${error.message}`);
  process.exitCode = 2;
});
