import {type RefObject, useEffect, useRef, useState} from 'react';

type Load<T> = (signal: AbortSignal) => Promise<T>;

/**
 * Loads something in the browser, never during static generation.
 * @param load has to be stable between renders: another function loads again. Nothing loads without it.
 * @returns the value or the error, neither while it is loading, and `retry`, which loads again
 */
export function useLoaded<T>(load: Load<T> | undefined) {
  const [ended, setEnded] = useState<{by?: Load<T>; value?: T; error?: Error}>({});
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!load) return;
    const controller = new AbortController();
    const {signal} = controller;
    load(signal).then(
      (value) => !signal.aborted && setEnded({by: load, value}),
      (error: Error) => !signal.aborted && setEnded({by: load, error}),
    );
    return () => controller.abort();
  }, [load, attempt]);

  const retry = () => {
    setEnded({});
    setAttempt((count) => count + 1);
  };
  const isCurrent = ended.by === load;
  return {
    value: isCurrent ? ended.value : undefined,
    error: isCurrent ? ended.error : undefined,
    retry,
  };
}

/**
 * Loads something as soon as an element is near the viewport.
 * @param margin how near, as a CSS length
 * @returns also `target`, the ref of that element
 */
export function useLoadedNearViewport<T>(load: Load<T>, margin?: string) {
  const target = useRef<HTMLDivElement>(null);
  const near = useNearViewport(target, margin);
  return {...useLoaded(near ? load : undefined), target};
}

/**
 * Tells whether an element has ever been near the viewport.
 * @param margin how near, as a CSS length
 */
export function useNearViewport(target: RefObject<Element | null>, margin = '0px'): boolean {
  const [near, setNear] = useState(false);

  useEffect(() => {
    if (near || !target.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) setNear(true);
      },
      {rootMargin: margin},
    );
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [near, target, margin]);

  return near;
}
