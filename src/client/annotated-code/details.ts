/** Tells for the details of annotated code whether they are open. */
function tell(details: Element): void {
  const button = document.querySelector(`.more[popovertarget="${details.id}"]`);
  button?.setAttribute('aria-expanded', String(details.matches(':popover-open')));
}

if (typeof document !== 'undefined') {
  // Toggle events do not bubble.
  document.addEventListener(
    'toggle',
    ({target}) => {
      if (target instanceof Element && target.matches('.details')) tell(target);
    },
    true,
  );
  // A reader may have opened some before this script arrived.
  document.querySelectorAll('.details:popover-open').forEach(tell);
}
