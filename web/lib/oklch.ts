import { linearChannel } from '#shared/colour/rgb.ts';

/** Colours by perceived lightness (0–1), chroma and hue (degrees); formulas of Björn Ottosson's OKLab. */
export type Oklch = { lightness: number; chroma: number; hue: number };
export type Hex = `#${string}`;

const encoded = (light: number) => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);

function linearRgb(hex: Hex): [number, number, number] {
  const channel = (at: number) => linearChannel(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

export function toOklch(hex: Hex): Oklch {
  const [r, g, b] = linearRgb(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const c = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { lightness, chroma: Math.hypot(a, c), hue: (Math.atan2(c, a) * 180) / Math.PI };
}

function channelsOf({ lightness, chroma, hue }: Oklch): [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const c = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * c) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * c) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * c) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const inGamut = (channels: readonly number[]) =>
  channels.every((value) => value >= -0.0005 && value <= 1.0005);

/** The nearest colour a screen can show: same lightness and hue, less chroma where needed. */
export function toHex(colour: Oklch): Hex {
  if (colour.chroma > 0.001 && !inGamut(channelsOf(colour))) {
    return toHex({ ...colour, chroma: colour.chroma * 0.97 });
  }
  const channels = channelsOf(colour).map((value) => {
    const byte = Math.round(encoded(Math.min(1, Math.max(0, value))) * 255);
    return byte.toString(16).padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

const luminance = (hex: Hex) => {
  const [r, g, b] = linearRgb(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** Contrast of WCAG 2: 1 to 21. */
export function contrast(one: Hex, other: Hex): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** The colour that appears when `share` (0–1) of a colour covers a surface. */
export function laidOn(colour: Hex, share: number, surface: Hex): Hex {
  const mixed = [1, 3, 5].map((at) => {
    const byte = (hex: Hex) => Number.parseInt(hex.slice(at, at + 2), 16);
    return Math.round(byte(colour) * share + byte(surface) * (1 - share))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}
