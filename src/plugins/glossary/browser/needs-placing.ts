/** Whether the browser cannot place a popover at its button by itself. */
export const needsPlacing = (): boolean => !CSS.supports('position-area', 'top');
