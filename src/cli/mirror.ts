import path from 'node:path';
import {parseArgs} from 'node:util';
import {versions} from '../versions';
import {lostImages, mirrorAndReport} from '../plugins/mirrored-packages/build/mirror';

/**
 * `npm run mirror`: fetches and makes the pages. With `--report`, tells what the pipeline dropped,
 * with `--words` which words, with `--options` what READMEs leave out of their schemas. With
 * `--images`, tries again to get the images that could not be had.
 */
const {values} = parseArgs({
  options: {
    report: {type: 'boolean'},
    words: {type: 'boolean'},
    options: {type: 'boolean'},
    images: {type: 'boolean'},
  },
});

async function main(siteDir: string): Promise<void> {
  const mirrored = await mirrorAndReport(siteDir, {retryImages: values.images});
  if ((values.report || values.images) && mirrored.images.lost.length > 0)
    console.log(lostImages(mirrored));
  if (!values.report && !values.words && !values.options) return;
  // Loaded only when needed: the parsers take a second.
  const {lossesOf, lossTable, lostWords, optionsReport} =
    await import('../plugins/mirrored-packages/build/losses');
  const {readPins} = await import('../plugins/mirrored-packages/build/pins');
  const options = {cache: path.join(siteDir, '.mirror-cache'), onFetch: () => undefined};
  const pins = await readPins(siteDir, versions);
  if (values.options)
    for (const pin of pins) for (const line of await optionsReport(pin, options)) console.log(line);
  if (!values.report && !values.words) return;
  const losses = await Promise.all(pins.map((pin) => lossesOf(pin, options)));
  if (values.report) console.log(lossTable(losses));
  if (values.words) console.log(losses.map(lostWords).join('\n'));
}

main(process.cwd()).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
