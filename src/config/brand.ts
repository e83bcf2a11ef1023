/** webpack's own colors; pages take theirs from `src/css/tokens.css`, files outside CSS from here. */
export const brand = {
  malibu: '#8dd6f9',
  denim: '#175d96',
  fiord: '#465e69',
  elephant: '#2b3a42',
  /** The page, and its text. */
  surface: '#ffffff',
  text: '#1b262c',
  /** The side of the cube between the lit one and the dark one. */
  cubeLeft: '#3d92cc',
} as const;

/** URL of the site's icon. */
export const icon = '/icons/favicon.svg';

/** The logo at the URL from which READMEs of many packages show it. */
export const logoForOthers = '/assets/icon-square-big.svg';
