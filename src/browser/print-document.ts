/** Opens the print dialog for every `Print Document` button, without waiting for React. */
document.addEventListener('click', ({target}) => {
  if (target instanceof Element && target.closest('[data-print]')) window.print();
});
