/** Has screen readers say a message when they are done with what they are saying. */
export function announce(message: string): void {
  const region = document.querySelector('[data-announcer]') ?? addRegion();
  region.textContent = '';
  // A region speaks when its text changes after it was there.
  setTimeout(() => (region.textContent = message), 50);
}

/** Made when first needed, outside of what React keeps: pages carry nothing for it. */
function addRegion(): Element {
  const region = document.createElement('div');
  region.className = 'visually-hidden';
  region.setAttribute('role', 'status');
  region.dataset.announcer = '';
  document.body.append(region);
  return region;
}
