/** The target of the skip link. Every screen has exactly one; no heading's id begins like it. */
export const mainId = '_content';
