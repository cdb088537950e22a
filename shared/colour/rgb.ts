import type { Colour } from '#shared/schemas/product.ts';

/** sRGB, each channel 0 to 255. */
export type Rgb = Omit<Colour, 'code'>;

/** The light of a channel: both 0 to 1 (IEC 61966-2-1). */
export const linearChannel = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/**
 * The colour of '#a1b2c3', 'a1b2c3' or '#abc'; undefined for any other text. Three digits need their sign: they
 * may as well be a code.
 */
export function typedRgb(text: string): Rgb | undefined {
  const [, short, long] = /^(?:#([\da-f]{3})|#?([\da-f]{6}))$/i.exec(text.trim()) ?? [];
  const digits = long ?? short?.replace(/./g, '$&$&');
  if (!digits) return undefined;
  const channel = (at: number) => Number.parseInt(digits.slice(at, at + 2), 16);
  return { r: channel(0), g: channel(2), b: channel(4) };
}

/** '#A1B2C3'. */
export const hexOf = ({ r, g, b }: Rgb): string =>
  `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
