import { describe, expect, it } from 'vitest';
import phases from '#infra/local/demo/data/phases.json' with { type: 'json' };
import { newWorkInput } from '#shared/schemas/work-input.ts';
import { missingStarters } from '#shared/works/missing-starters.ts';

describe('the starter list', () => {
  it('has 40 works in three languages that the server takes, without prices, hours and costs [WRK-021]', () => {
    const all = missingStarters([], []);
    expect(all).toHaveLength(40);
    expect(new Set(all.map(({ code }) => code)).size).toBe(40);
    for (const work of all) {
      expect(newWorkInput.parse(work)).toEqual(work);
      expect(work).toMatchObject({
        price: null,
        hours: null,
        hourlyCost: null,
        unitCost: null,
        phases: [],
        finished: false,
      });
      expect(work.description.en && work.description.de && work.group).toBeTruthy();
    }
    expect(all[0]).toMatchObject({ code: 'P01', unit: 'mq', group: 'Preparazione' });
    expect(all.at(-1)).toMatchObject({
      code: 'O04',
      unit: 'h',
      description: { it: 'Lavori in economia', en: 'Work by the hour', de: 'Arbeiten auf Stundenbasis' },
    });
  });

  it('lacks only the codes that a library has, in any case [WRK-022]', () => {
    const lacking = missingStarters([' p01', 'I03', 'MIO'], []).map(({ code }) => code);
    expect(lacking).toHaveLength(38);
    expect(lacking).not.toContain('P01');
    expect(lacking).not.toContain('I03');
  });

  it('is tied to the phase whose Italian name has the word, to none without one [WRK-023]', () => {
    const ties = Object.fromEntries(missingStarters([], phases).map(({ code, phases }) => [code, phases]));
    expect(ties).toMatchObject({
      ...{ P01: ['pulizia'], P04: ['trattamento-biocida'], P05: ['riparazione-crepe'], P06: [] },
      ...{ P07: ['ripristino-intonaco'], P11: ['fondo-fissativo'], I01: ['finitura-interni'] },
      ...{ I06: ['velature'], E02: ['intonaco-finitura'], C01: ['sistema-cappotto'], O01: [] },
    });
  });

  it('compares words without case and accents, and finds whole ones only [WRK-023]', () => {
    const named = (it: string) =>
      missingStarters([], [{ id: 'x', name: { it } }]).find(({ code }) => code === 'P05');
    expect(named('CRÈPE e fessure')?.phases).toEqual(['x']);
    expect(named('Screpolature')?.phases).toEqual([]);
    expect(
      missingStarters([], [{ id: 'old', name: 'Crepe' }]).find(({ code }) => code === 'P05')?.phases,
    ).toEqual(['old']);
  });
});
