/** Opens the print dialog for every `Print Document` button, without waiting for React. */
function printOnClick({target}: MouseEvent): void {
  if (target instanceof Element && target.closest('[data-print]')) window.print();
}

document.addEventListener('click', printOnClick);
