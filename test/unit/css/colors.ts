import postcss from 'postcss';
import {rgb} from 'wcag-contrast';

export type Scheme = 'light' | 'dark';
type Color = readonly [red: number, green: number, blue: number, alpha: number];

const hex = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
const lightDark = /^light-dark\(\s*(#[\da-f]+),\s*(#[\da-f]+)\s*\)$/i;

/** Reads the color tokens of a style sheet: each custom property that is a color, for a scheme. */
export function colorTokens(css: string, scheme: Scheme): Map<string, string> {
  const tokens = new Map<string, string>();
  postcss.parse(css).walkDecls(/^--/, ({prop, value}) => {
    const both = lightDark.exec(value);
    const color = both ? both[scheme === 'light' ? 1 : 2]! : value;
    if (hex.test(color)) tokens.set(prop.slice(2), color);
  });
  return tokens;
}

/** Gives the contrast of two colors; a translucent ground lies on `below`. */
export function contrast(front: string, ground: string, below: string): number {
  const base = over(parse(ground), parse(below));
  return rgb(opaque(over(parse(front), base)), opaque(base));
}

function parse(color: string): Color {
  const digits = color.slice(1);
  const full = digits.length < 5 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const [red, green, blue, alpha = 255] = full.match(/../g)!.map((pair) => parseInt(pair, 16));
  return [red!, green!, blue!, alpha / 255];
}

function over([red, green, blue, alpha]: Color, ground: Color): Color {
  const mix = (value: number, channel: 0 | 1 | 2) => alpha * value + (1 - alpha) * ground[channel];
  return [mix(red, 0), mix(green, 1), mix(blue, 2), 1];
}

const opaque = ([red, green, blue]: Color): [number, number, number] => [red, green, blue];
