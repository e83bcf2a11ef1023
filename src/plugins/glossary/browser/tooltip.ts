import {decodePath} from '../../../decode-path';
import {memoizeAsync} from '../../../browser/memoize-async';
import {definitionsBeside} from '../config';
import {placeBeside} from './place-beside';

/** The box that floats beside a term; one for all of them. */
const box = document.createElement('div');
box.className = 'definition';
box.id = 'definition';
box.popover = 'manual';
box.role = 'tooltip';

/** The term the reader is at, and the one that is explained: the definition may still be loading. */
let hoveredLink: HTMLAnchorElement | undefined;
let describedLink: HTMLAnchorElement | undefined;

export const isShownFor = (link: HTMLAnchorElement | undefined): boolean =>
  link !== undefined && link === describedLink;

/** Whether a link is explained, or will be as soon as its definition is there. */
export const isExplaining = (link: HTMLAnchorElement | undefined): boolean =>
  link !== undefined && link === hoveredLink;

/** Whether something is inside of the box: a pointer may rest there. */
export const isBox = (target: Node): boolean => box.contains(target);

/** Shows what the term of a link means; nothing when its definition cannot be had. */
export async function show(link: HTMLAnchorElement): Promise<void> {
  if (link === hoveredLink) return;
  hide();
  hoveredLink = link;
  const definition = await definitionOf(link).catch(() => undefined);
  if (link !== hoveredLink || definition === undefined) return;
  describedLink = link;
  box.innerHTML = definition;
  // Not beside the term: the application, which may be waking, knows what it finds there.
  document.body.append(box);
  link.style.setProperty('anchor-name', '--term');
  link.setAttribute('aria-describedby', box.id);
  box.showPopover();
  if (!CSS.supports('position-area: top')) {
    placeAtTerm();
    resizes.observe(box);
    for (const event of moving)
      addEventListener(event, placeAtTerm, {capture: true, passive: true});
  }
}

/** What moves a term in the window. */
const moving = ['scroll', 'resize'] as const;

/** The box gets its size when its style sheet arrives, which may be after it is shown. */
const resizes = new ResizeObserver(() => {
  if (describedLink) placeAtTerm();
});

/** Stands where the style sheet would put it; browsers from before 2026 cannot. */
function placeAtTerm(): void {
  const {clientWidth: width, clientHeight: height} = document.documentElement;
  const gap = Number.parseFloat(getComputedStyle(box).marginTop);
  const {left, top} = placeBeside(
    describedLink!.getBoundingClientRect(),
    {width: box.offsetWidth, height: box.offsetHeight},
    {width, height},
    gap,
  );
  // Its margin comes on top of what is said here.
  box.style.inset = `${top - gap}px auto auto ${left - gap}px`;
}

/** Removes the tooltip, if it is shown. */
export function hide(): void {
  hoveredLink = undefined;
  if (!describedLink) return;
  describedLink.style.removeProperty('anchor-name');
  describedLink.removeAttribute('aria-describedby');
  describedLink = undefined;
  resizes.disconnect();
  for (const event of moving) removeEventListener(event, placeAtTerm, {capture: true});
  box.remove();
}

/** All definitions of a version; a failure is forgotten, so that asking again tries again. */
const definitionsAt = memoizeAsync(async (address: string): Promise<Record<string, string>> => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as Record<string, string>;
});

/**
 * Gives the definition of the term that a link leads to, in HTML; undefined when none is known.
 * @throws when the definitions cannot be had
 */
async function definitionOf(link: HTMLAnchorElement): Promise<string | undefined> {
  const {pathname, hash, origin} = link;
  if (origin !== location.origin) return undefined;
  return (await definitionsAt(definitionsBeside(pathname)))[decodePath(hash.slice(1))];
}
