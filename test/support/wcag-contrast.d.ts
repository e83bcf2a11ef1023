/** Published without types; only what the tests of colors use. */
declare module 'wcag-contrast' {
  type Channels = readonly [red: number, green: number, blue: number];
  /** Contrast ratio of two opaque colors, channels from 0 to 255. */
  export function rgb(foreground: Channels, background: Channels): number;
}
