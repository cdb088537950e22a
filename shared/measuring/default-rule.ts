import type { MeasureRule } from '#shared/schemas/measure-rule.ts';

/** The rule of an owner who said nothing else (MEA-017): above 4 m² is deducted, in Germany above 2,5 m². */
export const defaultRule = (country: string): MeasureRule => ({
  mode: 'vuotoPerPieno',
  threshold: country === 'DE' ? 250 : 400,
});
