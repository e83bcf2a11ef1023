import {lostImages, mirrorAndReport} from '../plugins/mirrored-packages/build/mirror';

/**
 * `npm run mirror`: fetches and makes the pages, tries again to get images that could not be had
 * before, and tells which images are links, and why.
 */
mirrorAndReport(process.cwd(), {retryImages: true}).then(
  (mirrored) => console.log(lostImages(mirrored)),
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
