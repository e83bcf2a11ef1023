import {pageFile} from './page-file';
import {specOf} from './page-names';
import type {Pin} from './pins';
import {fileAddress} from './repository';

/** Gives the page that stands in for a README which this build could not get and may do without. */
export function skippedPage(pin: Pin): string {
  const body = [
    `This page shows the README of ${specOf(pin)}.`,
    'It was left out of this build because there was no network to fetch it over and the build was told to go on without (`MIRROR=skip`).',
    `Read it [in its repository](${fileAddress(pin, 'README.md')}).`,
  ].join(' ');
  return pageFile(pin, `${body}\n`);
}
