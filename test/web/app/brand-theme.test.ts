import { describe, expect, it } from 'vitest';
import { accentsOf, brandSheet } from '#web/app/brand-theme.ts';
import { contrast, type Hex, toHex, toOklch } from '#web/lib/oklch.ts';

const brands: Hex[] = ['#175364', '#ffd400', '#e30613', '#00a651', '#ffffff', '#000000'];

describe('the accent of a vendor', () => {
  it('is the vendor’s colour when white text reads on it', () => {
    expect(accentsOf('#175364').light.accent).toBe('#175364');
  });

  it('is darkened when white text would not read', () => {
    const { accent } = accentsOf('#ffd400').light;
    expect(accent).not.toBe('#ffd400');
    expect(contrast(accent, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  });

  it.each(brands)('of %s has readable text on it in both themes', (brand) => {
    const { light, dark } = accentsOf(brand);
    for (const { accent, onAccent, hover } of [light, dark]) {
      expect(contrast(accent, onAccent)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(hover, onAccent)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(dark.text, '#1e1b19')).toBeGreaterThanOrEqual(4.5);
  });

  it('grows darker on hover and when pressed, lighter in the dark', () => {
    const { light, dark } = accentsOf('#175364');
    const lightness = (hex: Hex) => toOklch(hex).lightness;
    expect(lightness(light.accent) - lightness(light.hover)).toBeCloseTo(0.05, 1);
    expect(lightness(light.accent) - lightness(light.active)).toBeCloseTo(0.1, 1);
    expect(lightness(dark.accent)).toBeCloseTo(0.78, 2);
    expect(lightness(dark.hover)).toBeGreaterThan(lightness(dark.accent));
  });

  it('dresses both themes', () => {
    const sheet = brandSheet({ brand1: '#00a651', brand2: '#123456' });
    expect(sheet).toContain('--brand-2: #123456');
    expect(sheet).toContain('[data-theme="dark"]');
  });
});

describe('a colour', () => {
  it.each(brands)('%s comes back from lightness, chroma and hue', (hex) => {
    expect(toHex(toOklch(hex))).toBe(hex);
  });
});
