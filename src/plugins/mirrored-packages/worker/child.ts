import {writeSync} from 'node:fs';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {copyImage, type ImageCopy, readOnlyKnownFormats} from '../build/images/copy-image';
import {readPackageFacts} from '../build/package-facts';
import {writeMarkdown} from '../build/page-file';
import {prepareReadme} from '../build/pipeline';
import type {ReadmePage} from '../build/readme-page';
import {readPackedImage, readTarball} from '../build/tarball-files';
import type {ImageJob, Job, Outcome, PageJob} from './preparer';

const megabyte = 1024 * 1024;

/**
 * Ends this process when all of it takes more memory than allowed: what images are painted in is
 * none of JavaScript's, which has a limit of its own.
 */
function watchMemory(megabytes: number): void {
  setInterval(() => {
    if (process.memoryUsage.rss() < megabytes * megabyte) return;
    writeSync(process.stderr.fd, 'out of memory');
    process.exit(1);
  }, 50).unref();
}

/**
 * The process that prepares pages and copies images, one after the other. It is started with the
 * megabytes of memory that all of it may take.
 */
watchMemory(Number(process.argv[2]));
readOnlyKnownFormats();
process.on('message', (job: Job) => {
  void runJob(job).then((outcome) => process.send!(outcome));
});
process.send!('ready');

async function runJob(job: Job): Promise<Outcome> {
  try {
    return {result: await ('pin' in job ? preparePage(job) : copyImageOf(job))};
  } catch (error) {
    const isTooDeep = error instanceof RangeError && /call stack/.test(error.message);
    return {reason: isTooDeep ? 'its README is nested too deeply.' : (error as Error).message};
  }
}

async function preparePage({pin, tarball}: PageJob): Promise<ReadmePage> {
  const files = await readTarball(Buffer.from(tarball));
  const page = await prepareReadme(pin, readPackageFacts(pin, files));
  // What is written now must be read by Docusaurus: neither may take for ever.
  fromMarkdown(writeMarkdown(page.markdown));
  return page;
}

async function copyImageOf({bytes, packed, width}: ImageJob): Promise<ImageCopy> {
  const data = Buffer.from(bytes);
  return copyImage(packed === undefined ? data : await readPackedImage(data, packed), width);
}
