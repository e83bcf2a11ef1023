/**
 * Shows the definition of a term that is linked to the glossary: under the pointer, with the focus,
 * and at the first tap; the second tap follows the link, as any click does. It stays while the
 * pointer is on it, and Escape takes it away (WCAG 1.4.13). Where the definition is in the margin
 * (src/plugins/glossary/build/margin-definitions.ts), nothing floats. Nothing here may import React.
 */
import {termLinks} from '../config';
import {appendStyleSheet} from '../../../browser/append-style-sheet';
import {onPageShown} from '../../../browser/page-events';
import {decodePath} from '../../../decode-path';
import {hide, isBox, isExplaining, isShownFor, show} from './tooltip';

/** Long enough to cross the gap between a term and its definition, in ms. */
const leaveAfter = 250;

let leaving: ReturnType<typeof setTimeout> | undefined;
/** Whether the finger came down on a term that was explained already. */
let wasShown = false;

/** The term to explain; a definition in the margin needs no second one above the term. */
function termAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const term = (target as Element).closest<HTMLAnchorElement>(termLinks);
  return term && !isBesideText(term) ? term : undefined;
}

function onPointerOver({target, pointerType}: PointerEvent): void {
  if (pointerType !== 'mouse' && pointerType !== 'pen') return;
  clearTimeout(leaving);
  const term = termAt(target);
  if (term) void show(term);
  else if (!isBox(target as Node)) leaving = setTimeout(leave, leaveAfter);
}

/** What has the focus stays explained: a pointer at rest leaves what scrolls away under it. */
function leave(): void {
  if (!isExplaining(termAt(document.activeElement))) hide();
}

function onPointerDown({target}: PointerEvent): void {
  const term = termAt(target);
  wasShown = isShownFor(term);
  if (!wasShown && !isBox(target as Node)) hide();
}

function onClick(event: PointerEvent): void {
  const term = termAt(event.target);
  if (!term || wasShown || event.pointerType !== 'touch') return;
  event.preventDefault();
  void show(term);
}

function onFocusIn({target}: FocusEvent): void {
  const term = termAt(target);
  if (term) void show(term);
  else hide();
}

function onKeyDown({key}: KeyboardEvent): void {
  if (key === 'Escape') hide();
}

onPageShown(hide);
if (typeof document !== 'undefined') {
  document.addEventListener('pointerover', onPointerOver);
  document.addEventListener('pointerdown', onPointerDown);
  // Before the application follows the link.
  document.addEventListener('click', onClick as EventListener, true);
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('keydown', onKeyDown);
  // The reader came near a term before this script arrived.
  const near = [...document.querySelectorAll(`:is(${termLinks}):is(:hover, :focus)`)];
  const term = near.map(termAt).find((candidate) => candidate !== undefined);
  if (term) void show(term);

  // In development it is a part of the application.
  if (process.env.NODE_ENV === 'production') appendStyleSheet(builtFiles.definitionStyles);
}

/** Whether the definition of a linked term is to be seen beside the text. */
function isBesideText(link: HTMLAnchorElement): boolean {
  const id = CSS.escape(decodePath(link.hash.slice(1)));
  const note = link.closest('.prose')?.querySelector(`.beside[data-term="${id}"]`);
  return note?.checkVisibility() ?? false;
}
