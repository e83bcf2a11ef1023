import {type RefObject, useCallback, useEffect, useRef, useState} from 'react';

/** Where something stands that comes in the browser only. */
export type Arrival<T> =
  | {status: 'waiting' | 'loading'}
  | {status: 'arrived'; value: T}
  | {status: 'failed'; error: unknown};

interface Result<T> {
  arrival: Arrival<T>;
  /** The element whose place in the window decides when loading starts. */
  place: RefObject<HTMLDivElement | null>;
  /** Loads once more after a failure. */
  retry: () => void;
}

/**
 * Loads something as soon as its place comes near the window; never during static generation.
 * @param load must stay the same function: a new one loads anew
 * @param margin how near, as a CSS length
 */
export function useArrival<T>(load: () => Promise<T>, margin?: string): Result<T> {
  const place = useRef<HTMLDivElement>(null);
  const near = useNearViewport(place, margin);
  const [attempt, setAttempt] = useState(0);
  const [ended, setEnded] = useState<Arrival<T>>();

  useEffect(() => {
    if (!near) return;
    let dropped = false;
    const end = (arrival: Arrival<T>) => {
      if (!dropped) setEnded(arrival);
    };
    load().then(
      (value) => end({status: 'arrived', value}),
      (error: unknown) => end({status: 'failed', error}),
    );
    return () => {
      dropped = true;
    };
  }, [near, load, attempt]);

  const retry = useCallback(() => {
    setEnded(undefined);
    setAttempt((count) => count + 1);
  }, []);

  return {arrival: ended ?? {status: near ? 'loading' : 'waiting'}, place, retry};
}

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
