import {type RefObject, useEffect, useState} from 'react';

/**
 * Tells whether an element has ever come near the window.
 * @param margin how near, as a CSS length; browsers without an observer are always near
 */
export function useNearViewport(place: RefObject<Element | null>, margin = '0px'): boolean {
  const [near, setNear] = useState(false);

  useEffect(() => {
    if (near || !place.current) return;
    if (typeof IntersectionObserver === 'undefined') {
      const soon = setTimeout(() => setNear(true));
      return () => clearTimeout(soon);
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) setNear(true);
      },
      {rootMargin: margin},
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near, place, margin]);

  return near;
}
