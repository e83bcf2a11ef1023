import './code-notes';
import {sourceOf} from './code-source';

/** A selection inside of code is copied without the notes beside it, and without lines that were taken out. */
function copySelection(event: ClipboardEvent): void {
  const selection = getSelection();
  if (!selection?.rangeCount) return;
  const range = selection.getRangeAt(0);
  const {commonAncestorContainer: inside} = range;
  const box = inside instanceof Element ? inside : inside.parentElement;
  const shown = range.cloneContents();
  if (!box?.closest('.code') || !shown.querySelector('del, .note')) return;
  const source = sourceOf(shown.querySelector('pre > code') ?? shown);
  // Taken-out lines or a note, and nothing else, are what the reader wants.
  if (!source) return;
  event.clipboardData?.setData('text/plain', source);
  event.preventDefault();
}

document.addEventListener('copy', copySelection);
