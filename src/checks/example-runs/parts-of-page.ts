import {examplesFolderOf} from '../../content/examples/folders';
import {stepIndex} from '../../content/examples/quote';
import {readExample, type Step} from '../../content/examples/read-example';
import type {ContentFence, ContentPage} from '../../content/content-page';
import {type Exchange, exchangesIn} from './exchanges';
import type {Part} from './run-step';

/** A step with the terminals of a page in which its commands run. */
export interface PagePart extends Part {
  terminals: {fence: ContentFence; exchanges: Exchange[]}[];
}

/**
 * Puts the terminals of a page together that run in the same example.
 * @param name what stands in `example="…"`: an example, with its step
 * @throws when there is no such example or step
 */
export const partOf = (siteDir: string, page: ContentPage, name: string): PagePart =>
  pagePart(page, name.split('/')[0]!, stepNamed(siteDir, page, name));

/**
 * Finds the step that `example="…"` names.
 * @throws when there is no such example or step
 */
export function stepNamed(siteDir: string, {file}: ContentPage, name: string): Step {
  const [example = '', stepName = ''] = name.split('/');
  const {steps} = readExample(siteDir, examplesFolderOf(file), example);
  const isChain = steps[0]!.name !== '';
  return isChain ? steps[stepIndex({name: example, folder: '', steps}, stepName)]! : steps[0]!;
}

/** The same for a step that is known. */
export function pagePart(page: ContentPage, example: string, step: Step): PagePart {
  const name = step.name ? `${example}/${step.name}` : example;
  const terminals = page.fences
    .filter((fence) => fence.example === name && !fence.project && fence.language === 'console')
    .map((fence) => ({fence, exchanges: exchangesIn(fence)}));
  const commands = terminals.flatMap(({exchanges}) => exchanges.map(({command}) => command));
  return {example, step, version: page.version.label, commands, terminals};
}
