import {fromMarkdown} from 'mdast-util-from-markdown';
import {readFacts} from '../package-facts';
import {writeMarkdown} from '../page-file';
import {prepare} from '../pipeline';
import {keptPage} from '../prepared-page';
import {readTarball} from '../tarball-files';
import type {Job, Outcome} from './job';

/** The process that prepares pages, one after the other. */
process.on('message', (job: Job) => {
  void outcomeOf(job).then((outcome) => process.send!(outcome));
});
process.send!('ready');

async function outcomeOf({pin, tarball}: Job): Promise<Outcome> {
  try {
    const files = await readTarball(Buffer.from(tarball));
    const page = await prepare(pin, readFacts(pin, files));
    // What is written now must be read by Docusaurus: neither may take for ever.
    fromMarkdown(writeMarkdown(page.markdown));
    return {page: keptPage(page)};
  } catch (error) {
    const isTooDeep = error instanceof RangeError && /call stack/.test(error.message);
    return {reason: isTooDeep ? 'its README is nested too deeply.' : (error as Error).message};
  }
}
