import path from 'node:path';
import {Cache, readText} from '../../src/cache';

/**
 * Makes twenty results of a project, two of them equal, and prints them with how many it had to
 * make and what was told. Started with the folder of the project (test/support/cached-project.ts).
 */
async function main(folder: string): Promise<void> {
  const module = path.join(folder, 'code/make.ts');
  const told: string[] = [];
  const cache = new Cache(folder, {startedAt: Infinity, tell: (sentence) => told.push(sentence)});
  let ran = 0;
  const results = await Promise.all(
    Array.from({length: 20}, (_, index) =>
      cache.kept({name: 'kept', module}, [index], async () => {
        ran += 1;
        return `${readText(path.join(folder, 'pages/tea.md'))} ${index % 19} `.repeat(5000);
      }),
    ),
  );
  console.log(JSON.stringify({results: results.map((text) => text.slice(0, 6)), ran, told}));
}

void main(process.argv[2]!);
