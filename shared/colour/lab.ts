import { linearChannel, type Rgb } from './rgb.ts';

/** CIELAB under daylight D65: lightness 0 to 100, green to red, blue to yellow. */
export type Lab = { readonly l: number; readonly a: number; readonly b: number };

/** CIE 15: above this share of white the cube root holds, below it a straight line. */
const threshold = (6 / 29) ** 3;
const response = (share: number) =>
  share > threshold ? Math.cbrt(share) : share / (3 * (6 / 29) ** 2) + 4 / 29;

/** Where a colour of the screen lies in CIELAB. */
export function labOf(colour: Rgb): Lab {
  const [r = 0, g = 0, b = 0] = [colour.r, colour.g, colour.b].map((channel) => linearChannel(channel / 255));
  // Each row is divided by its sum, the white of sRGB: greys have no hue.
  const x = response((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = response(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = response((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return { l: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z) };
}
