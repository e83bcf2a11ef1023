import {parseArgs} from 'node:util';
import {lostImages, mirrorAndReport} from '../plugins/mirrored-packages/build/mirror';

/**
 * `npm run mirror`: fetches and makes the pages. With `--report`, tells which images are links, and
 * why; with `--images`, tries again to get them before.
 */
const {values} = parseArgs({options: {report: {type: 'boolean'}, images: {type: 'boolean'}}});

async function main(siteDir: string): Promise<void> {
  const mirrored = await mirrorAndReport(siteDir, {retryImages: values.images});
  if ((values.report || values.images) && mirrored.images.lost.length > 0)
    console.log(lostImages(mirrored));
}

main(process.cwd()).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
