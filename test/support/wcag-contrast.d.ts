/** Published without types; only what the tests of colours use. */
declare module 'wcag-contrast' {
  type Channels = readonly [red: number, green: number, blue: number];
  /** Contrast ratio of two opaque colours, channels from 0 to 255. */
  export function rgb(one: Channels, other: Channels): number;
}
