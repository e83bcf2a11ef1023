import {onPageShown} from '../../../browser/page-shown';

/** Wakes the application when something marked `data-wake="view"`, which only it can fill, is seen. */
onPageShown(() => {
  const waiting = document.querySelectorAll('[data-wake=view]');
  if (waiting.length === 0) return;
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({isIntersecting}) => isIntersecting)) return;
    observer.disconnect();
    document.dispatchEvent(new Event('wake'));
  });
  waiting.forEach((element) => observer.observe(element));
});
