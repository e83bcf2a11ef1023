import {useEffect} from 'react';

/**
 * Tells the style sheet how much of the window the keyboard of a phone leaves: `--visible`, in
 * pixels, on an element, as long as it is open.
 */
export function useVisibleHeight(element: HTMLElement, isOpen: boolean): void {
  useEffect(() => {
    const {visualViewport} = window;
    if (!isOpen || !visualViewport) return;
    const tell = () => element.style.setProperty('--visible', `${visualViewport.height}px`);
    tell();
    visualViewport.addEventListener('resize', tell);
    return () => visualViewport.removeEventListener('resize', tell);
  }, [element, isOpen]);
}
