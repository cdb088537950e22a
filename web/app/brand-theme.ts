import type { Brand } from '#shared/brand.ts';
import { contrast, type Hex, laidOn, type Oklch, toHex, toOklch } from '#web/lib/oklch.ts';

type Accent = Record<
  'accent' | 'hover' | 'active' | 'text' | 'tint' | 'tint2' | 'line' | 'onAccent' | 'focus',
  Hex
>;

const white = '#ffffff';
const darkSurface = '#1e1b19';
const readable = 4.5;

const at = (colour: Oklch, lightness: number): Hex =>
  toHex({ ...colour, lightness: Math.min(1, Math.max(0, lightness)) });

/** The lightness of a colour when white text reads on it, else a darker one, in steps of 0.02 (ux §2). */
function readableLightness(colour: Oklch): number {
  let { lightness } = colour;
  while (lightness > 0 && contrast(at(colour, lightness), white) < readable) lightness -= 0.02;
  return lightness;
}

function lightAccent(brand: Hex): Accent {
  const colour = toOklch(brand);
  const lightness = readableLightness(colour);
  const accent = lightness === colour.lightness ? brand : at(colour, lightness);
  return {
    accent,
    hover: at(colour, lightness - 0.05),
    active: at(colour, lightness - 0.1),
    text: accent,
    tint: laidOn(accent, 0.07, white),
    tint2: laidOn(accent, 0.15, white),
    line: laidOn(accent, 0.33, white),
    onAccent: white,
    focus: accent,
  };
}

function darkAccent(brand: Hex): Accent {
  const colour = toOklch(brand);
  const accent = at(colour, 0.78);
  return {
    accent,
    hover: at(colour, 0.83),
    active: at(colour, 0.88),
    text: accent,
    tint: laidOn(accent, 0.07, darkSurface),
    tint2: laidOn(accent, 0.15, darkSurface),
    line: laidOn(accent, 0.33, darkSurface),
    onAccent: at({ ...colour, chroma: Math.min(colour.chroma, 0.05) }, 0.24),
    focus: accent,
  };
}

/** The accent of the interface in both themes, from the vendor's first colour. */
export const accentsOf = (brand: Hex) => ({ light: lightAccent(brand), dark: darkAccent(brand) });

const rule = (selector: string, accent: Accent) => `${selector} {
  --accent: ${accent.accent}; --accent-hover: ${accent.hover}; --accent-active: ${accent.active};
  --accent-text: ${accent.text}; --accent-tint: ${accent.tint}; --accent-tint-2: ${accent.tint2};
  --accent-line: ${accent.line}; --on-accent: ${accent.onAccent}; --focus: ${accent.focus};
}`;

/** The tokens a vendor's colours replace, as a style sheet. */
export function brandSheet({ brand1, brand2 }: Pick<Brand, 'brand1' | 'brand2'>): string {
  const { light, dark } = accentsOf(brand1);
  return `:root { --brand-1: ${brand1}; --brand-2: ${brand2}; }
${rule(':root', light)}
${rule('[data-theme="dark"]', dark)}`;
}

/** Dresses the page for a vendor. */
export function applyBrand(brand: Brand) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(brandSheet(brand));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
