/** Makes screen readers announce a message after what they are reading. */
export function announce(message: string): void {
  const region = document.querySelector('[data-announcer]') ?? addRegion();
  region.textContent = '';
  // A live region is announced only when its text changes after it was added.
  setTimeout(() => (region.textContent = message), 50);
}

/** Adds the live region on first use, outside of React's root, so that pages do not contain it. */
function addRegion(): Element {
  const region = document.createElement('div');
  region.className = 'visually-hidden';
  region.setAttribute('role', 'status');
  region.dataset.announcer = '';
  document.body.append(region);
  return region;
}
