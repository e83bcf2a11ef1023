import {readFileSync} from 'node:fs';
import {parse} from 'parse5';
import {memoize} from '../../memoize';
import {attribute, childrenOf, type Element, findElements} from './html';

/** What a built page loads, and the scripts that are in it. */
interface PageResources {
  /** URLs of style sheets, scripts and images, and then of the scripts of the application. */
  urls: string[];
  /** Texts of the scripts that run without being loaded. */
  inlineScripts: string[];
}

/**
 * Reads the resources of a built page. Several parts of a build ask for them: the page is parsed for
 * the first, and its tree is kept for none.
 * @param file absolute path of the HTML
 */
export const readPageResources = memoize((file: string) => resourcesIn(readFileSync(file, 'utf8')));

/** Gives the resources of a page. @param html the page exactly as it is served */
export function resourcesIn(html: string): PageResources {
  // Browsers without scripts load what is in `noscript`: it is parsed as elements.
  const page = parse(html, {scriptingEnabled: false});
  const elements = findElements(page, ({tagName}) => loading.has(tagName));
  const [application = []] = elements.map((element) => attribute(element, 'data-app')?.split(' '));
  return {
    urls: [...elements.flatMap((element) => urlIn(element) ?? []), ...application],
    inlineScripts: elements.filter(isInlineScript).map(textIn),
  };
}

/** Elements that load something: `html` names the scripts of the application. */
const loading = new Set(['html', 'link', 'script', 'img', 'source']);

function urlIn(element: Element): string | undefined {
  if (element.tagName !== 'link')
    return attribute(element, element.tagName === 'source' ? 'srcset' : 'src');
  return attribute(element, 'rel') === 'stylesheet' ? attribute(element, 'href') : undefined;
}

const executable = new Set(['', 'module', 'text/javascript', 'application/javascript']);

const isInlineScript = (element: Element) =>
  element.tagName === 'script' &&
  attribute(element, 'src') === undefined &&
  executable.has(attribute(element, 'type') ?? '');

const textIn = (element: Element) =>
  childrenOf(element)
    .map((child) => ('value' in child ? child.value : ''))
    .join('');
