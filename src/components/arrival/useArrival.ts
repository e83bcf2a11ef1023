import {type RefObject, useEffect, useRef, useState} from 'react';

/** Where something stands that comes in the browser only. */
type Arrival<T> =
  {status: 'waiting'} | {status: 'arrived'; value: T} | {status: 'failed'; error: unknown};

/**
 * Loads something as soon as its place comes near the window; never during static generation.
 * @param load must stay the same function: a new one loads anew
 * @param margin how near, as a CSS length
 * @returns where it stands, the element whose place decides, and what loads once more after a failure
 */
export function useArrival<T>(load: () => Promise<T>, margin?: string) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNearViewport(place, margin);
  const [attempt, setAttempt] = useState(0);
  const [arrival, setArrival] = useState<Arrival<T>>({status: 'waiting'});

  useEffect(() => {
    if (!near) return;
    let dropped = false;
    const end = (ended: Arrival<T>) => {
      if (!dropped) setArrival(ended);
    };
    load().then(
      (value) => end({status: 'arrived', value}),
      (error: unknown) => end({status: 'failed', error}),
    );
    return () => {
      dropped = true;
    };
  }, [near, load, attempt]);

  const retry = () => {
    setArrival({status: 'waiting'});
    setAttempt((count) => count + 1);
  };

  return {arrival, place, retry};
}

/**
 * Tells whether an element has ever come near the window.
 * @param margin how near, as a CSS length
 */
export function useNearViewport(place: RefObject<Element | null>, margin = '0px'): boolean {
  const [near, setNear] = useState(false);

  useEffect(() => {
    if (near || !place.current) return;
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
