import {lostImages, mirrorAndReport} from '../plugins/mirrored-packages/build/mirror';
import {command} from './command';

/**
 * `npm run mirror`: fetches and makes the pages, tries again to get images that could not be had
 * before, and tells which images are links, and why.
 */
void command('mirror', async () => {
  console.log(lostImages(await mirrorAndReport(process.cwd(), {retryImages: true})));
});
