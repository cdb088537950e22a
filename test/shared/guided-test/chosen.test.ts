import { describe, expect, it } from 'vitest';
import {
  chosenProducts,
  declinedAfter,
  isDeclined,
  missingOf,
  procedureKey,
  proceduresOf,
  rechosen,
  stillChosen,
  toggled,
  withOnlyChoices,
  withRecommended,
} from '#shared/guided-test/chosen.ts';
import { isInColour, mostOfferedProducts, offeredProducts } from '#shared/guided-test/in-colour.ts';
import type { RunChoice } from '#shared/guided-test/run-choices.ts';
import type { RunPhase } from '#shared/guided-test/run-phases.ts';
import type { RuledProduct, Selected } from '#shared/selection/selected.ts';

const choice = (key: string, products: string[], changes: Partial<RunChoice> = {}): RunChoice => ({
  key,
  title: null,
  products,
  isWithheld: false,
  procedure: null,
  isRecommended: false,
  priority: 0,
  ...changes,
});
const phase = (id: string, choices: RunChoice[], changes: Partial<RunPhase> = {}): RunPhase => ({
  id,
  name: { it: id },
  subtitle: null,
  procedure: null,
  choices,
  isWithheld: false,
  ...changes,
});
const product = (id: string, required: string[] = [], changes: Partial<RuledProduct> = {}): RuledProduct => ({
  id,
  combined: false,
  standalone: true,
  consumptionType: required.length > 0 ? 'variable' : 'fixed',
  consumptionranges: [{ requiredProducts: required.map((other) => ({ product: other })) }],
  ...changes,
});

const net = product('rete', [], { combined: true, standalone: false });
const catalogue = new Map(
  [
    product('sapone'),
    product('fondo'),
    product('fibro', ['rete', 'colla']),
    product('semplice', ['colla']),
    net,
    product('colla'),
  ].map((one) => [one.id, one]),
);
const washing = phase('pulizia', [choice('0', ['sapone'])]);
const smoothing = phase('rasatura', [choice('0', ['fibro']), choice('1', ['semplice', 'sapone'])]);
const phases = [washing, smoothing];

/** Counts up: what the application takes at random. */
const counter = () => {
  let last = 0;
  return () => `s${++last}`;
};
const idsOf = (rows: readonly Selected[]) => rows.map((row) => row.product.id);
const choose = (
  before: Record<string, string>,
  after: Record<string, string>,
  rows: readonly Selected[] = [],
) => rechosen(rows, chosenProducts(phases, before), chosenProducts(phases, after), catalogue, counter());

describe('choosing', () => {
  it('takes a choice in place of that of its phase, and back when it is the same [WIZ-052]', () => {
    const [fibro, semplice] = smoothing.choices as [RunChoice, RunChoice];
    const first = toggled(smoothing, fibro, { pulizia: '0' });
    expect(first).toEqual({ pulizia: '0', rasatura: '0' });
    expect(toggled(smoothing, semplice, first)).toEqual({ pulizia: '0', rasatura: '1' });
    expect(toggled(smoothing, fibro, first)).toEqual({ pulizia: '0' });
  });

  it('happens by itself where a phase has one choice [WIZ-053, OPW-68]', () => {
    const withheld = phase('a', [choice('0', [], { isWithheld: true })]);
    expect(withOnlyChoices([washing, smoothing, phase('b', []), withheld], {}, {})).toEqual({ pulizia: '0' });
    expect(withOnlyChoices(phases, { rasatura: '1' }, {})).toEqual({ pulizia: '0', rasatura: '1' });
  });

  it('does not happen by itself again where it was taken back, until the phase has another only choice [OPW-68]', () => {
    const declined = declinedAfter(washing, {}, {});
    expect(declined).toEqual({ pulizia: '0' });
    expect(withOnlyChoices(phases, {}, declined)).toEqual({});
    expect(isDeclined(washing, declined)).toBe(true);
    const other = phase('pulizia', [choice('1', ['sapone'])]);
    expect(withOnlyChoices([other], {}, declined)).toEqual({ pulizia: '1' });
    expect(declinedAfter(washing, { pulizia: '0' }, declined)).toEqual({});
    expect(declinedAfter(smoothing, {}, {})).toEqual({});
  });

  it('ends for choices that are no longer offered [OPW-08]', () => {
    expect(stillChosen(phases, { pulizia: '0', rasatura: '7', fondo: '0' })).toEqual({ pulizia: '0' });
  });

  it('names the products of all choices once, in the order of the phases', () => {
    expect(chosenProducts(phases, { rasatura: '1', pulizia: '0' })).toEqual(['sapone', 'semplice']);
    expect(chosenProducts(phases, {})).toEqual([]);
  });
});

describe('a recommended choice', () => {
  const recommended = (key: string, products: string[]) => choice(key, products, { isRecommended: true });
  const finish = phase('finitura', [
    choice('0', ['sapone']),
    recommended('1', ['fondo', 'colla']),
    recommended('2', ['fibro']),
  ]);

  it('in the answered colour comes before another of its phase [OPW-36, OPW-69]', () => {
    expect(withRecommended([finish], {}, {}, new Set())).toEqual({ finitura: '1' });
    expect(withRecommended([finish], {}, {}, new Set(['colla']))).toEqual({ finitura: '2' });
    expect(withRecommended([finish], {}, {}, new Set(['fibro', 'sapone']))).toEqual({ finitura: '1' });
  });

  it('is taken all the same where none comes in the colour [OPW-69]', () => {
    expect(withRecommended([finish], {}, {}, new Set(['fondo', 'fibro']))).toEqual({ finitura: '1' });
  });

  it('comes in the colour when all its products do, each of which is asked about once', () => {
    const [first, second] = finish.choices as [RunChoice, RunChoice];
    expect(isInColour(first, new Set(['fibro']))).toBe(true);
    expect(isInColour(second, new Set(['colla']))).toBe(false);
    expect(isInColour(choice('9', []), new Set(['colla']))).toBe(true);
    expect(offeredProducts([washing, finish])).toEqual(['sapone', 'fondo', 'colla', 'fibro']);
    const many = Array.from({ length: mostOfferedProducts + 1 }, (_, index) => `p${index}`);
    expect(offeredProducts([phase('tanti', [choice('0', many)])])).toHaveLength(mostOfferedProducts);
  });
});

describe('the products of the choices', () => {
  it('come with what they require [WIZ-055]', () => {
    const { selection, added } = choose({}, { rasatura: '0' });
    expect(idsOf(selection)).toEqual(['fibro', 'rete', 'colla']);
    expect(idsOf(added)).toEqual(['rete', 'colla']);
  });

  it('stand in the order of the phases, each before what it brings, though a later phase was chosen first', () => {
    const { selection: later } = choose({}, { rasatura: '0' });
    const { selection } = choose({ rasatura: '0' }, { pulizia: '0', rasatura: '0' }, later);
    expect(idsOf(selection)).toEqual(['sapone', 'fibro', 'rete', 'colla']);
    const last = phase('finitura', [choice('0', ['fondo'])]);
    const three = [washing, smoothing, last];
    const before = chosenProducts(three, { pulizia: '0', finitura: '0' });
    const after = chosenProducts(three, { pulizia: '0', rasatura: '0', finitura: '0' });
    const rows = rechosen([], [], before, catalogue, counter()).selection;
    expect(idsOf(rechosen(rows, before, after, catalogue, counter()).selection)).toEqual([
      'sapone',
      'fibro',
      'rete',
      'colla',
      'fondo',
    ]);
  });

  it('leave with what only they required and cannot stand alone, when another is chosen [WIZ-052, WIZ-056]', () => {
    const { selection } = choose({}, { rasatura: '0' });
    const other = choose({ rasatura: '0' }, { rasatura: '1' }, selection);
    expect(idsOf(other.selection)).toEqual(['colla', 'semplice', 'sapone']);
    expect(idsOf(other.removed)).toEqual(['rete']);
  });

  it('stay while another phase holds them', () => {
    const { selection } = choose({}, { pulizia: '0', rasatura: '1' });
    expect(idsOf(selection)).toEqual(['sapone', 'semplice', 'colla']);
    const { selection: rest } = choose({ pulizia: '0', rasatura: '1' }, { rasatura: '1' }, selection);
    expect(idsOf(rest)).toEqual(['sapone', 'semplice', 'colla']);
  });

  it('stay while a staying product requires them', () => {
    const rows = rechosen([], [], ['colla', 'semplice'], catalogue, counter()).selection;
    expect(
      idsOf(rechosen(rows, ['colla', 'semplice'], ['semplice'], catalogue, counter()).selection),
    ).toEqual(['colla', 'semplice']);
  });

  it('stay while a staying product requires them through others that were to leave too', () => {
    const chain = [product('colla'), product('rasante', ['colla']), product('ciclo', ['rasante'])];
    const all = new Map(chain.map((one) => [one.id, one]));
    const before = [...all.keys()];
    const rows = rechosen([], [], before, all, counter()).selection;
    expect(rechosen(rows, before, ['ciclo'], all, counter()).selection).toEqual(rows);
    expect(idsOf(rechosen(rows, before, ['rasante'], all, counter()).selection)).toEqual([
      'colla',
      'rasante',
    ]);
  });

  it('that were removed by hand stay away until chosen anew [OPW-34]', () => {
    const both = { pulizia: '0', rasatura: '0' };
    const { selection } = choose({}, both);
    const byHand = selection.filter((row) => row.product.id !== 'sapone');
    expect(idsOf(choose(both, both, byHand).selection)).not.toContain('sapone');
    const without = choose(both, { rasatura: '0' }, byHand).selection;
    expect(idsOf(choose({ rasatura: '0' }, both, without).selection)).toContain('sapone');
  });

  it('keep their rows, with range and all, when other phases change', () => {
    const { selection } = choose({}, { pulizia: '0' });
    const { selection: later } = choose({ pulizia: '0' }, { pulizia: '0', rasatura: '0' }, selection);
    expect(later[0]).toBe(selection[0]);
  });

  it('that are there already come no second time [WIZ-055]', () => {
    const { selection } = choose({}, { rasatura: '0' });
    const rows = rechosen(selection, ['fibro'], ['fibro', 'colla', 'fondo'], catalogue, counter()).selection;
    expect(idsOf(rows)).toEqual(['fibro', 'rete', 'colla', 'fondo']);
  });

  it('that the catalogue no longer has are left out', () => {
    expect(
      rechosen([], [], ['gone', 'fondo'], catalogue, counter()).selection.map((row) => row.product.id),
    ).toEqual(['fondo']);
  });
});

describe('the selection is complete', () => {
  const procedure = { it: '<p>Lavare</p>' };
  const guided = phase('fondo', [choice('0', ['fondo'], { procedure }), choice('1', [])], { procedure });
  const what = (chosen: Record<string, string>, ...opened: string[]) =>
    missingOf([guided], chosen, new Set(opened)).map((missing) => missing.what);

  it('when each phase with content has a choice and its procedures are opened, not before [WIZ-054, OPW-34]', () => {
    expect(what({})).toEqual(['procedure', 'choice']);
    expect(what({ fondo: '0' }, procedureKey(guided))).toEqual(['choice-procedure']);
    expect(what({ fondo: '0' }, procedureKey(guided), procedureKey(guided, { key: '0' }))).toEqual([]);
    expect(what({ fondo: '1' }, procedureKey(guided))).toEqual([]);
    expect(what({ fondo: '7' }, procedureKey(guided))).toEqual(['choice']);
  });

  it('not with the procedure of another choice or of another phase [WIZ-054]', () => {
    const other = phase('altra', [choice('0', [], { procedure }), choice('2', [], { procedure })], {
      procedure,
    });
    const opened = [
      procedureKey(other),
      procedureKey(other, { key: '0' }),
      procedureKey(other, { key: '2' }),
    ];
    expect(what({ fondo: '0' }, ...opened)).toEqual(['procedure', 'choice-procedure']);
    expect(missingOf([other], { altra: '2' }, new Set(opened.slice(0, 2))).map((one) => one.what)).toEqual([
      'choice-procedure',
    ]);
    expect(new Set([...opened, procedureKey(guided)]).size).toBe(4);
  });

  it('without phases of which the user may have nothing, even with a procedure [OPW-70]', () => {
    const withheld = phase('a', [], { isWithheld: true, procedure });
    expect(missingOf([withheld], {}, new Set())).toEqual([]);
  });

  it('without phases whose only choice was taken back [OPW-68]', () => {
    const only = phase('a', [choice('0', [])], { procedure });
    expect(missingOf([only], {}, new Set(), { a: '0' })).toEqual([]);
    expect(missingOf([only], {}, new Set(), { a: '1' }).map((one) => one.what)).toEqual([
      'procedure',
      'choice',
    ]);
  });

  it('after reading the procedures of phases and of chosen choices, in their order [OPW-71]', () => {
    const plain = phase('altra', [choice('0', [])]);
    const read = (chosen: Record<string, string>) =>
      proceduresOf([plain, guided], chosen).map((one) => [one.phase.id, one.choice?.key]);
    expect(read({ altra: '0' })).toEqual([['fondo', undefined]]);
    expect(read({ fondo: '0' })).toEqual([
      ['fondo', undefined],
      ['fondo', '0'],
    ]);
    const opened = proceduresOf([guided], { fondo: '0' }).map((one) => procedureKey(one.phase, one.choice));
    expect(missingOf([guided], { fondo: '0' }, new Set(opened))).toEqual([]);
  });

  it('without phases that ask for nothing, or only for what nobody may choose', () => {
    const withheld = phase('b', [choice('0', [], { isWithheld: true })]);
    expect(missingOf([phase('a', []), withheld], {}, new Set())).toEqual([]);
    expect(missingOf([phase('c', [], { procedure })], {}, new Set()).map(({ what }) => what)).toEqual([
      'procedure',
    ]);
  });
});
