import type {Page} from '@playwright/test';
import {pairs} from '../unit/css/pairs';

/** Names of the tokens that carry text, or lie under it. */
const tokens = [...new Set(pairs.flatMap(({front, on}) => [front, ...on]))];
const proved = new Set(pairs.flatMap(({front, on}) => on.map((ground) => `${front} on ${ground}`)));

/**
 * Finds text whose color and ground are no pair of tokens whose contrast is proved
 * (test/unit/css/tokens.test.ts). Drawings are left out, and what lies on a picture.
 * @returns a line for each pair of colors, with one of the texts that have it
 */
export async function unprovedPairs(page: Page): Promise<string[]> {
  const {texts, names} = await page.evaluate((tokens) => {
    const probe = document.body.appendChild(document.createElement('i'));
    const names: Record<string, string[]> = {};
    for (const token of tokens) {
      probe.style.color = '';
      probe.style.color = `var(--${token})`;
      (names[getComputedStyle(probe).color] ??= []).push(token);
    }
    probe.remove();

    /** Gives the color that lies under an element, if it is one. */
    function groundOf(element: Element): string | undefined {
      for (let box: Element | null = element; box; box = box.parentElement) {
        const {backgroundColor, backgroundImage} = getComputedStyle(box);
        if (backgroundImage !== 'none') return undefined;
        if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor;
      }
      return getComputedStyle(document.documentElement).backgroundColor;
    }

    const texts = new Map<string, {color: string; ground: string; text: string}>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement!;
      const text = node.nodeValue!.trim();
      if (!text || element.closest('svg, .visually-hidden, noscript, script, style')) continue;
      if (!element.checkVisibility({visibilityProperty: true, opacityProperty: true})) continue;
      const {width, bottom} = element.getBoundingClientRect();
      const ground = groundOf(element);
      const {color} = getComputedStyle(element);
      const isOutside = width < 2 || bottom + scrollY < 0;
      if (isOutside || !ground) continue;
      const pair = `${color} ${ground}`;
      if (!texts.has(pair)) texts.set(pair, {color, ground, text: text.slice(0, 30)});
    }
    return {texts: [...texts.values()], names};
  }, tokens);

  return texts.flatMap(({color, ground, text}) => {
    const fronts = names[color] ?? [];
    const grounds = names[ground] ?? [];
    const isProved = fronts.some((front) => grounds.some((on) => proved.has(`${front} on ${on}`)));
    const say = (known: readonly string[], value: string) => known[0] ?? value;
    return isProved ? [] : [`${say(fronts, color)} on ${say(grounds, ground)}: "${text}"`];
  });
}
