/** webpack's own colors; pages take theirs from `src/css/tokens.css`, files outside CSS from here. */
export const brand = {
  malibu: '#8dd6f9',
  denim: '#175d96',
  fiord: '#465e69',
  elephant: '#2b3a42',
} as const;
