import { beforeAll, describe, expect, it } from 'vitest';
import type { Offer } from '#shared/schemas/offer.ts';
import { codeOf } from '#test/support/cloud.ts';
import {
  anOfferer,
  newWork,
  type Offers,
  offersOf,
  only,
  quotationBy,
  quotationSaved,
} from '#test/support/offers-api.ts';

let token: string;
let others: string;
let offers: Offers;
beforeAll(async () => {
  const [one, other] = await Promise.all([anOfferer(), anOfferer()]);
  token = one.token;
  others = other.token;
  offers = offersOf(token);
});

/** Two rooms: 42,12 m² of walls and 14,70 m of skirting; 20,00 m² of walls. */
const measures = (length = '2*(4,20+3,60)') => ({
  rule: { mode: 'vuotoPerPieno', threshold: 400 },
  places: [
    {
      ...{ id: 'place-one', name: 'Sala', kind: 'room' },
      lines: [
        { id: 'walls-one', description: 'Pareti', length, height: '2,70' },
        { id: 'skirting', description: 'Battiscopa', length: '14,70' },
      ],
    },
    {
      ...{ id: 'place-two', name: 'Camera', kind: 'room' },
      lines: [{ id: 'walls-two', description: 'Pareti', length: '10', height: '2' }],
    },
  ],
});
const place = (id: string) => ({ entries: [{ place: id, line: null }] });

/** A quotation whose primer is measured in one room, and whose plaster in both. */
async function measured(by = token) {
  const quotation = await quotationBy(by);
  return quotationSaved(by, {
    ...{ id: quotation.id, revision: quotation.revision, measures: measures() },
    areaFrom: { entries: [...place('place-one').entries, ...place('place-two').entries] },
    selectedProducts: [{ sId: 'primer', areaFrom: place('place-one') }, { sId: 'plaster' }],
  });
}

const aNew = async (input: object = {}) => only<Offer>(await offers.createOffer(input));
const saved = async ({ id, revision }: Offer, edits: object) =>
  only<Offer>(await offers.updateOffer({ id, revision, ...edits }));

describe('an offer of a measured quotation', () => {
  it('has a section for each place, and each row in that of its one place, else in that of materials [OFR-003, OFR-022]', async () => {
    const offer = await aNew({ quotation: (await measured()).id });
    expect(offer.sections.map(({ name }) => name)).toEqual(['Sala', 'Camera', 'Materiali']);
    const nameOf = new Map(offer.sections.map(({ id, name }) => [id, name]));
    expect(
      offer.lines.map(({ material, sectionId }) => [
        material?.sId,
        nameOf.get(sectionId ?? ''),
        material?.places,
      ]),
    ).toEqual([
      ['primer', 'Sala', ['Sala']],
      ['plaster', 'Materiali', ['Sala', 'Camera']],
    ]);
    expect(offer.lines[0]?.material?.area).toBe(42_120);
  });
});

describe('a quantity from measures', () => {
  it('is the sum of the chosen places in the unit of its line, which the server computes [OFR-016]', async () => {
    const { id: quotationId } = await measured();
    const from = (choice: object) => ({ quantityFrom: { quotationId, choice }, quantity: 1 });
    const offer = await saved(await aNew(), {
      lines: [
        newWork(
          'line-0001',
          from({ entries: [...place('place-one').entries, ...place('place-two').entries] }),
        ),
        newWork('line-0002', { unit: 'm', ...from(place('place-one')) }),
        newWork(
          'line-0003',
          from({ entries: [{ place: null, line: 'walls-two' }, ...place('place-two').entries] }),
        ),
      ],
    });
    expect(offer.lines.map(({ quantity }) => quantity)).toEqual([62_120, 14_700, 20_000]);
  });

  it('is refused where the choice gives none, or the quotation is somebody else’s [OFR-016]', async () => {
    const [own, foreign] = await Promise.all([measured(), measured(others)]);
    const refused = async (quotationId: string, fields: object) => {
      const { id, revision } = await aNew();
      const quantityFrom = { quotationId, choice: place('place-two') };
      return codeOf(
        await offers.updateOffer({
          id,
          revision,
          lines: [newWork('line-0001', { quantityFrom, ...fields })],
        }),
      );
    };
    expect(await refused(own.id, { unit: 'm' })).toBe('invalid-input');
    expect(await refused(foreign.id, {})).toBe('not-found');
    expect(await refused(own.id, { unit: 'mq' })).toBeUndefined();
  });

  it('leaves its measures when it is typed, and stays when another field is edited [OFR-016, OFR-017]', async () => {
    const { id: quotationId } = await measured();
    const quantityFrom = { quotationId, choice: place('place-one') };
    const offer = await saved(await aNew(), { lines: [newWork('line-0001', { quantityFrom })] });
    const priced = await saved(offer, { lines: [{ id: 'line-0001', price: 1 }] });
    expect(priced.lines[0]).toMatchObject({ quantity: 42_120, quantityFrom });
    const typed = await saved(priced, { lines: [{ id: 'line-0001', quantity: 5000 }] });
    expect(typed.lines[0]).toMatchObject({ quantity: 5000, quantityFrom: null });
  });

  it('does not follow the measures: a later look says what they give [OFR-016, OFR-038]', async () => {
    const quotation = await measured();
    const quantityFrom = { quotationId: quotation.id, choice: place('place-one') };
    const offer = await saved(await aNew(), { lines: [newWork('line-0001', { quantityFrom })] });
    expect(only(await offers.offerChanges(offer.id))).toEqual({ materials: [], works: [], quantities: [] });
    await quotationSaved(token, {
      ...{ id: quotation.id, revision: quotation.revision, measures: measures('10') },
      selectedProducts: [{ sId: 'primer' }, { sId: 'plaster' }],
    });
    expect(only<Offer>(await offers.offer(offer.id)).lines[0]?.quantity).toBe(42_120);
    expect(only(await offers.offerChanges(offer.id))).toMatchObject({
      ...{ materials: [], quantities: [{ lineId: 'line-0001', quantity: 27_000 }] },
    });
    const again = await saved(offer, { lines: [{ id: 'line-0001', quantityFrom }] });
    expect(again.lines[0]?.quantity).toBe(27_000);
  });
});
