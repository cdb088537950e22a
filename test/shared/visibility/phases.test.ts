import { describe, expect, it } from 'vitest';
import { isPhaseVisible } from '#shared/visibility/is-phase-visible.ts';
import { phaseLabel, unnamedPhase } from '#shared/visibility/phase-label.ts';
import { phaseName } from '#shared/visibility/phase-name.ts';
import { aUser } from '#test/support/builders/user.ts';

describe('a phase', () => {
  const user = aUser({ pricelist: 'pcu' });

  it('is shown when it names no price list or the one of the user [SES-063, PHA-070]', () => {
    expect(isPhaseVisible({ availablePricelists: [] }, user)).toBe(true);
    expect(isPhaseVisible({}, user)).toBe(true);
    expect(isPhaseVisible({ availablePricelists: ['pccs', 'pcu'] }, user)).toBe(true);
    expect(isPhaseVisible({ availablePricelists: ['pccs'] }, user)).toBe(false);
  });

  it('is shown to users without a price list', () => {
    expect(isPhaseVisible({ availablePricelists: ['pccs'] }, aUser({ pricelist: null }))).toBe(true);
  });

  it('whose name is a plain text has an Italian name [QDA-035, CDA-032, I18-009]', () => {
    expect(phaseName('Pulizia')).toEqual({ it: 'Pulizia' });
    expect(phaseLabel('Pulizia', 'en')).toEqual({ text: 'Pulizia' });
  });

  it('is called by its name in the language of the user, else in Italian [PHA-006, I18-009]', () => {
    const name = { it: 'Pulizia', en: 'Cleaning' };
    expect(phaseName(name)).toEqual(name);
    expect(phaseLabel(name, 'en')).toEqual({ text: 'Cleaning' });
    expect(phaseLabel({ it: 'Pulizia', en: '' }, 'en')).toEqual({ text: 'Pulizia' });
  });

  it('without a name is called by a text to translate [PHA-006, CER-012, I18-009]', () => {
    for (const name of [null, undefined, '', ' ', { it: '' }, phaseName(null)]) {
      expect(phaseLabel(name, 'it')).toEqual({ key: unnamedPhase });
    }
  });
});
