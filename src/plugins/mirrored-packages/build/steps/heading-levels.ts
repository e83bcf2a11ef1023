import type {Heading} from 'mdast';
import {visit} from 'unist-util-visit';
import type {ReadmePage} from '../readme-page';

/**
 * Closes gaps between the levels of headings: what stands two levels below its parent moves up,
 * with all that is as deep. The title of the page stands above all.
 */
export function headingLevels({markdown}: ReadmePage): void {
  const above = [{written: 0, shown: 1}];
  visit(markdown, 'heading', (heading: Heading) => {
    const written = heading.depth;
    while (above.at(-1)!.written >= written) above.pop();
    const shown = Math.min(above.at(-1)!.shown + 1, 6);
    above.push({written, shown});
    heading.depth = shown as Heading['depth'];
  });
}
