import './code-notes';
import {extractSource} from './code-source';

/** Copies a selection inside of code without notes and without the removed lines of a diff. */
function copySelection(event: ClipboardEvent): void {
  const selection = getSelection();
  if (!selection?.rangeCount) return;
  const range = selection.getRangeAt(0);
  const {commonAncestorContainer: ancestor} = range;
  const box = ancestor instanceof Element ? ancestor : ancestor.parentElement;
  const fragment = range.cloneContents();
  if (!box?.closest('.code') || !fragment.querySelector('del, .note')) return;
  const source = extractSource(fragment.querySelector('pre > code') ?? fragment);
  // A selection of removed lines or notes only is copied as it is.
  if (!source) return;
  event.clipboardData?.setData('text/plain', source);
  event.preventDefault();
}

document.addEventListener('copy', copySelection);
