import { describe, expect, it } from 'vitest';
import {
  freeLine,
  shownOrder,
  withCopyOf,
  withLine,
  withMoved,
  withNewLines,
  withoutLines,
  withVatOfAll,
  workLine,
} from '#shared/offers/edit-lines.ts';
import {
  proposedSections,
  withoutSection,
  withSection,
  withSectionMoved,
} from '#shared/offers/edit-sections.ts';
import { evaluateOffer } from '#shared/offers/evaluate-offer.ts';
import { withAlternative, withChosen } from '#shared/offers/group-lines.ts';
import { offerDraft } from '#shared/offers/offer-draft.ts';
import { readQuantity } from '#shared/offers/read-quantity.ts';
import { settledOffer } from '#shared/offers/settled-offer.ts';
import { shownLines } from '#shared/offers/shown-lines.ts';
import { withRows } from '#shared/offers/take-rows.ts';
import { newWorkOf } from '#shared/offers/work-of-line.ts';
import type { Offer } from '#shared/schemas/offer.ts';
import {
  aFreeLine,
  aMaterial,
  anOffer,
  aSection,
  aVatCode,
  aWork,
  italianVat,
} from '#test/support/builders/offer.ts';
import { aWork as aStoredWork } from '#test/support/builders/work.ts';

const sections = [aSection('section1', 'Cortile'), aSection('section2', 'Strada')];
const inFirst = { sectionId: 'section1' };
const inSecond = { sectionId: 'section2' };
const facade = () =>
  anOffer(
    [
      aFreeLine({ id: 'trestle1', unit: 'corpo', ...inFirst }),
      aWork(100, 9, { id: 'painting', ...inFirst }),
      aMaterial(200, { id: 'paint001', ...inFirst, material: { places: ['Cortile', 'Androne'] } }),
      aWork(50, 7, { id: 'washing1', ...inSecond }),
    ],
    { sections },
  );
const idsOf = ({ lines }: Pick<Offer, 'lines'>) => lines.map(({ id }) => id);

describe('the lines as editors show them', () => {
  it('have materials under the first of their works, in the same section [OFR-029]', () => {
    const shown = shownLines(facade()).map(({ section, lines }) => [
      section?.id ?? null,
      lines.map(({ at, materials }) => [at, ...materials]),
    ]);
    expect(shown).toEqual([
      [null, []],
      ['section1', [[0], [1, 2]]],
      ['section2', [[3]]],
    ]);
  });

  it('leave a material where it is whose work is in another section [OFR-029]', () => {
    const offer = withLine(facade(), 'paint001', { sectionId: 'section2' });
    const named = { ...offer.lines[2]?.material, works: ['painting'] } as never;
    const moved = settledOffer(withLine(offer, 'paint001', { material: named }));
    expect(shownOrder(moved)).toEqual([
      ...['section1', 'trestle1', 'painting', 'section2', 'paint001', 'washing1'],
    ]);
  });
});

describe('an edit of a line', () => {
  it('takes it from measures when its quantity is typed, and not otherwise [OFR-016, OFR-017]', () => {
    const from = { quotationId: 'quotation', choice: { entries: [] } };
    const measured = withLine(facade(), 'painting', { quantity: 2000, quantityFrom: from });
    expect(measured.lines[1]).toMatchObject({ quantity: 2000, quantityFrom: from, price: 90_000 });
    expect(withLine(measured, 'painting', { price: 1 }).lines[1]?.quantityFrom).toEqual(from);
    expect(withLine(measured, 'painting', { quantity: 1 }).lines[1]?.quantityFrom).toBeNull();
  });

  it('adds a free line to the end of its section, with unit, quantity and no price [WRK-029]', () => {
    const line = freeLine({ id: 'cleaning', ...inFirst, vat: 'IT22' });
    const added = settledOffer(withNewLines(facade(), [line]));
    expect(idsOf(added)).toEqual(['trestle1', 'painting', 'paint001', 'cleaning', 'washing1']);
    expect(added.lines[3]).toMatchObject({
      kind: 'free',
      unit: 'pz',
      quantity: 1000,
      price: null,
      vat: 'IT22',
    });
  });

  it('copies all fields of a work, and its VAT where it has one [WRK-003, WRK-012]', () => {
    const placed = { id: 'line0001', sectionId: null, vat: 'IT10' };
    const work = aStoredWork({ unit: 'corpo', price: 900_000, vat: 'IT22', hours: 10 });
    expect(workLine(work, placed, null, italianVat)).toMatchObject({
      ...{ kind: 'work', unit: 'corpo', quantity: 1000, price: 900_000, vat: 'IT22', hours: 10 },
      work: { workId: work.id, workRevision: work.revision },
    });
    expect(workLine({ ...work, unit: 'mq', vat: null }, placed, 5000, italianVat)).toMatchObject({
      quantity: 5000,
      vat: 'IT10',
    });
    expect(workLine({ ...work, unit: 'mq' }, placed, null, italianVat).quantity).toBe(0);
  });

  it('gives a work whose VAT code is not offered the offer’s [WRK-006, OFR-059]', () => {
    const placed = { id: 'line0001', sectionId: null, vat: 'IT-N2.2' };
    const flat = [aVatCode('IT-N2.2', 0)];
    const vatOf = (vat: string | null) => workLine(aStoredWork({ vat }), placed, null, flat).vat;
    expect(['IT22', 'own-00000001', null].map(vatOf)).toEqual(['IT-N2.2', 'IT-N2.2', 'IT-N2.2']);
  });

  it('copies a line below it as an ordinary one; a material is a copy already', () => {
    const offer = settledOffer(withAlternative(facade(), 'trestle1', 'painting', 'group001'));
    const copied = withCopyOf(offer, 'painting', 'painting2');
    expect(idsOf(copied).slice(0, 3)).toEqual(['trestle1', 'painting', 'painting2']);
    expect(copied.lines[2]).toMatchObject({ alternative: null, chosen: false, quantity: 100_000 });
    expect(withCopyOf(offer, 'paint001', 'paint002')).toBe(offer);
  });

  it('gives one VAT code to all lines [OFR-056]', () => {
    const codes = withVatOfAll(facade(), 'IT-N6.7').lines.map(({ vat }) => vat);
    expect(new Set(codes)).toEqual(new Set(['IT-N6.7']));
  });

  it('keeps a work of a line without its quantity and discount [WRK-014]', () => {
    const line = aFreeLine({ quantity: 7000, price: 120_000, discount: 500, hours: 3000, vat: 'IT22' });
    expect(newWorkOf(line, 'V01', 'mq')).toEqual({
      ...{ code: 'V01', description: { it: 'Riga', en: null, de: null }, longText: null, group: null },
      ...{ unit: 'mq', price: 120_000, vat: 'IT22', hours: 3000, hourlyCost: null, unitCost: null },
      ...{ finished: false, phases: [] },
    });
  });
});

describe('a move', () => {
  it('takes a line to another section, with the materials under it [OFR-010]', () => {
    const order = shownOrder(facade());
    expect(order).toEqual(['section1', 'trestle1', 'painting', 'section2', 'washing1']);
    const moved = settledOffer(withMoved(facade(), 'painting', 4));
    expect(shownOrder(moved)).toEqual(['section1', 'trestle1', 'section2', 'washing1', 'painting']);
    expect(moved.lines.filter(({ sectionId }) => sectionId === 'section2').map(({ id }) => id)).toEqual([
      ...['washing1', 'painting', 'paint001'],
    ]);
  });

  it('takes a line before the first section [OFR-010]', () => {
    const moved = settledOffer(withMoved(facade(), 'trestle1', 0));
    expect(moved.lines[0]).toMatchObject({ id: 'trestle1', sectionId: null });
  });

  it('takes a section with its lines [OFR-010]', () => {
    const moved = settledOffer(withMoved(facade(), 'section2', 0));
    expect(shownOrder(moved)).toEqual(['section2', 'washing1', 'section1', 'trestle1', 'painting']);
    expect(settledOffer(withSectionMoved(facade(), 'section1', 'section2'))).toEqual(moved);
  });

  it('changes no total [OFR-010]', () => {
    const { total } = evaluateOffer(facade());
    for (const id of ['trestle1', 'section2', 'washing1'])
      expect(evaluateOffer(settledOffer(withMoved(facade(), id, 1))).total).toBe(total);
  });
});

describe('sections', () => {
  it('are proposed by the places of the materials that no section is called like [OFR-011]', () => {
    expect(proposedSections(facade())).toEqual(['Androne']);
  });

  it('are added, changed, and removed with their lines [OFR-011, OFR-012]', () => {
    const added = withSection(facade(), aSection('section3', 'Interni'));
    expect(added.sections.map(({ name }) => name)).toEqual(['Cortile', 'Strada', 'Interni']);
    const only = withSection(added, { ...aSection('section1', 'Corte'), totalOnly: true });
    expect(only.sections[0]).toEqual({ id: 'section1', name: 'Corte', totalOnly: true });
    expect(evaluateOffer(only).total).toBe(evaluateOffer(added).total);
    expect(idsOf(withoutSection(only, 'section1'))).toEqual(['washing1']);
  });
});

describe('alternatives', () => {
  it('make a group of which the one that was there is chosen [OFR-041]', () => {
    const offer = settledOffer(withAlternative(facade(), 'washing1', 'painting', 'group001'));
    expect(offer.lines.map(({ alternative, chosen }) => [alternative, chosen])).toEqual([
      ...[
        [null, false],
        ['group001', true],
        [null, false],
        ['group001', false],
      ],
    ]);
    const other = settledOffer(withAlternative(offer, 'trestle1', 'washing1', 'group002'));
    expect(other.lines.filter(({ alternative }) => alternative === 'group001')).toHaveLength(3);
    expect(other.lines.filter(({ chosen }) => chosen).map(({ id }) => id)).toEqual(['painting']);
  });

  it('choose another one of the group [OFR-043]', () => {
    const offer = withAlternative(facade(), 'washing1', 'painting', 'group001');
    const chosen = withChosen(offer, 'washing1').lines.filter((line) => line.chosen);
    expect(chosen.map(({ id }) => id)).toEqual(['washing1']);
    expect(withChosen(offer, 'trestle1')).toBe(offer);
  });

  it('are none with oneself or with nothing', () => {
    const offer = facade();
    expect(withAlternative(offer, 'painting', 'painting', 'group001')).toBe(offer);
    expect(withAlternative(offer, 'painting', 'nothing', 'group001')).toBe(offer);
  });
});

describe('rows of quotations', () => {
  const row = { quotation: 'q1', sId: 's1', revision: 3, description: { it: 'Fondo' }, unit: 'l' };
  const ids = ['made0001', 'made0002'];
  const into = () => {
    const left = [...ids];
    return { vat: 'IT10', ofMaterials: 'Materiali', newId: () => left.shift() ?? '' };
  };

  it('go to the section that is asked for, and the save is told which they are [OFR-005]', () => {
    const draft = withRows(offerDraft(facade()), [row], into(), 'section2');
    const line = draft.lines.at(-1);
    expect(line).toMatchObject({ kind: 'material', sectionId: 'section2', vat: 'IT10' });
    expect(draft.rows).toEqual({ [line?.id ?? '']: { quotation: 'q1', sId: 's1', revision: 3 } });
  });

  it('else go to the section of materials, which is made [OFR-022]', () => {
    const draft = withRows(offerDraft(facade()), [row], into());
    expect(draft.sections.at(-1)?.name).toBe('Materiali');
    expect(draft.lines.at(-1)?.sectionId).toBe(draft.sections.at(-1)?.id);
  });
});

describe('a typed quantity', () => {
  it.each([
    ['12,5', 12_500],
    ['12.5', 12_500],
    ['1.234,5', 1_234_500],
    ['2*(4,20+3,60)', 15_600],
    ['=10/3', 3333],
    ['1000000', 1_000_000_000],
    ['', null],
    ['0,0005', 1],
  ])('%s is read [OPC-24]', (typed, value) => {
    expect(readQuantity(typed)).toBe(value);
  });

  it.each(['1000001', '2*', '1/0', '2-5', 'dieci', '10 5', '42\n150'])('%s is none [OFR-014]', (typed) => {
    expect(readQuantity(typed)).toBeUndefined();
  });
});

it('lines are removed by their ids', () => {
  expect(idsOf(withoutLines(facade(), new Set(['painting', 'paint001'])))).toEqual(['trestle1', 'washing1']);
});
