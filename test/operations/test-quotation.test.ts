import { describe, expect, it } from 'vitest';
import type { TestReasons } from '#shared/schemas/guided-test-record.ts';
import { phase as phaseSchema } from '#shared/schemas/phase.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { aConfig, anAnswer, aQuestion } from '#test/support/builders/guided-test-config.ts';
import { aChoice, aPhase } from '#test/support/builders/phase.ts';
import { codeOf, graphql } from '#test/support/cloud.ts';
import { publish, readEditedGuidedTest } from '#test/support/guided-test-editor-api.ts';
import { aNewQuotation, answered, create, created, read, updated } from '#test/support/quotations-api.ts';
import { newSlug } from '#test/support/tags-api.ts';

const { existingProduct, writeProduct } = await import('#lambdas/store/catalogue/product-store.ts');
const { writePhase } = await import('#lambdas/store/catalogue/phase-store.ts');

const colour = { code: 'TN 12', r: 201, g: 180, b: 150 };
const answers = (...given: string[]) =>
  given.map((answer) => {
    const [question = '', id = ''] = answer.split('=');
    return { question, answers: [id] };
  });
const test = (given: string[], chosen: { phase: string; choice: string }[] = [], version = 0) => ({
  version,
  answers: answers(...given),
  chosen,
});
const outside = ['ambiente=esterno', 'supporto=blocchi-laterizio', 'epoca=moderno'];

type PhaseChanges = Parameters<typeof aPhase>[0];
/** A phase of the catalogue. */
async function aStoredPhase(changes: PhaseChanges = {}): Promise<string> {
  const id = newSlug('fase');
  await writePhase(phaseSchema.parse(aPhase({ id, ...changes })));
  return id;
}
/** One that offers these products. */
const aPhaseOffering = (...products: string[]) => aStoredPhase({ choices: [aChoice({ products })] });

async function reasonsOf(id: string): Promise<TestReasons | undefined> {
  const { quotation } = answered(
    await graphql<{ quotation: { guidedTest: { reasons: TestReasons } | null } }>(
      'painter',
      `query ($id: ID!) { quotation(id: $id) { guidedTest { reasons {
        answers { question { it } answer { it } } phases { name { it } choice { it } products because }
      } } } }`,
      { id },
    ),
  );
  return quotation.guidedTest?.reasons;
}

describe('a quotation made with the guided test', () => {
  it('is sent with colour, folder and tags, and keeps them [QNW-036]', async () => {
    const { id } = await created('painter', {
      color: colour,
      colorlist: 'terre',
      tags: ['esterno', 'moderno'],
    });
    const { quotation } = answered(await read('painter', id));
    expect(quotation).toMatchObject({
      color: colour,
      colorlist: 'terre',
      tags: ['esterno', 'moderno'],
      guidedTest: null,
    });
  });

  it('has the tags that its answers come to, whatever is sent [OPW-01, OPW-23, QNW-036]', async () => {
    const made = await created('painter', { tags: ['storico'], guidedTest: test(outside) });
    const { quotation: kept } = answered(await read('painter', made.id));
    for (const { tags, guidedTest } of [made, kept]) {
      expect(tags).toEqual(['esterno', 'blocchi-laterizio', 'moderno']);
      expect(guidedTest).toEqual(test(outside));
    }
  });

  it('keeps no answer of a question that is not asked', async () => {
    const made = await created('painter', {
      guidedTest: test([...outside, 'cappotto-stato=cappotto-completo']),
    });
    expect(made.guidedTest?.answers).toEqual(answers(...outside));
    expect(made.tags).not.toContain('cappotto-completo');
  });

  it('has the colour that its answers ask for, and none else [OPW-31, QNW-036]', async () => {
    const painted = [...outside, 'finitura=finitura-tinteggio'];
    const withColour = { color: colour, colorlist: 'terre' };
    expect(
      await created('painter', { ...withColour, guidedTest: test([...painted, 'colore=colore']) }),
    ).toMatchObject(withColour);
    expect(
      await created('painter', { ...withColour, guidedTest: test([...painted, 'colore=bianco']) }),
    ).toMatchObject({
      color: { code: 'Bianco', r: 255, g: 255, b: 255 },
      colorlist: null,
    });
    expect(await created('painter', { ...withColour, guidedTest: test(painted) })).toMatchObject({
      color: null,
      colorlist: null,
    });
  });

  const rowOf = ({ selectedProducts }: Quotation, wanted: string) =>
    selectedProducts.find(({ sId }) => sId === wanted);
  const ral = { color: { code: 'RAL 1001', r: 208, g: 176, b: 132 }, colorlist: 'RAL Classic' };

  it('gives its colour to the rows that need one and may have it, in the price range that lists it [QCO-001, QCO-002, OPW-67]', async () => {
    const answered = test([...outside, 'finitura=finitura-tinteggio', 'colore=colore']);
    const made = await created('painter', {
      ...ral,
      guidedTest: answered,
      selectedProducts: [
        { sId: 'paint', product: 'adda-silossanica' },
        { sId: 'lime', product: 'adda-calce' },
        { sId: 'primer', product: 'piave-fissativo' },
      ],
    });
    expect(rowOf(made, 'paint')).toMatchObject({ ...ral, priceRange: 1 });
    const [light, medium] = rowOf(made, 'paint')?.priceranges ?? [];
    expect(light?.prices.every(({ quantity }) => quantity === 0)).toBe(true);
    expect(medium?.prices.some(({ quantity }) => quantity > 0)).toBe(true);
    for (const sId of ['lime', 'primer'])
      expect(rowOf(made, sId)).toMatchObject({ color: null, colorlist: null, priceRange: 0 });
  });

  it('gives rows no colour that its answers do not ask for [OPW-67]', async () => {
    const selectedProducts = [{ sId: 'paint', product: 'adda-silossanica' }];
    const made = await created('painter', { ...ral, guidedTest: test(outside), selectedProducts });
    expect(rowOf(made, 'paint')).toMatchObject({ color: null, priceRange: 0 });
  });

  it('keeps the choices that were offered, and no others', async () => {
    const phase = await aPhaseOffering('piave-fissativo');
    const chosen = [{ phase, choice: '0' }];
    const wanted = [...chosen, { phase, choice: '7' }, { phase: 'gone', choice: '0' }].toReversed();
    const made = await created('painter', { guidedTest: test(outside, wanted) });
    expect(made.guidedTest?.chosen).toEqual(chosen);
  });

  it('keeps why its choices brought their products, in the words of the guided test', async () => {
    const phase = await aPhaseOffering('piave-fissativo');
    const [{ conditions: _, ...stored }, id] = [aPhase(), newSlug('fase')];
    const conditions = [{ include: ['esterno', 'moderno'], exclude: ['cappotto'] }];
    const choices = [aChoice({ products: ['piave-fissativo'] })];
    await writePhase(phaseSchema.parse({ ...stored, id, name: { it: 'Fondo' }, conditions, choices }));
    const guidedTest = test(outside, [
      { phase, choice: '0' },
      { phase: id, choice: '0' },
    ]);
    const made = await created('painter', { guidedTest });
    const why = await reasonsOf(made.id);
    expect(why?.answers.map(({ answer }) => answer.it)).toEqual(['Esterno', 'Moderno']);
    const expected = [
      { name: { it: 'Finitura' }, choice: null, products: ['piave-fissativo'], because: [] },
      { name: { it: 'Fondo' }, choice: null, products: ['piave-fissativo'], because: [0, 1] },
    ];
    expect(why?.phases).toHaveLength(2);
    expect(why?.phases).toEqual(expect.arrayContaining(expected));
  });

  it('holds a product that only a choice offers and that cannot be chosen by itself', async () => {
    const mesh = { sId: 'mesh', product: 'livenza-rete-sottile' };
    const phase = await aPhaseOffering('livenza-rete-sottile');
    const guidedTest = test(outside, [{ phase, choice: '0' }]);
    const made = await created('painter', { selectedProducts: [mesh], guidedTest });
    expect(made.selectedProducts.map(({ id }) => id)).toEqual(['livenza-rete-sottile']);
    const unoffered = aNewQuotation({ selectedProducts: [mesh], guidedTest: test(outside) });
    expect(codeOf(await create('painter', unoffered))).toBe('product-not-available');
  });

  it('takes no choice of a phase that is for other price lists [WIZ-049, OPW-01]', async () => {
    const choices = [aChoice({ products: ['livenza-rete-sottile'] })];
    const phase = await aStoredPhase({ choices, availablePricelists: ['pccs'] });
    const guidedTest = test(outside, [{ phase, choice: '0' }]);
    expect((await created('painter', { guidedTest })).guidedTest?.chosen).toEqual([]);
    const mesh = { sId: 'mesh', product: 'livenza-rete-sottile' };
    const smuggled = aNewQuotation({ selectedProducts: [mesh], guidedTest });
    expect(codeOf(await create('painter', smuggled))).toBe('product-not-available');
  });

  it('keeps its version, and is evaluated with that whatever is published since [OPW-23]', async () => {
    const publishing = async (tag: string) => {
      const answers = [anAnswer('qui', { tag })];
      const config = aConfig({ stage1: [aQuestion('dove', { answers })] });
      return answered(await publish('superUser', await readEditedGuidedTest(), config)).publishGuidedTest;
    };
    const { version } = await publishing('prima');
    const guidedTest = test(['dove=qui'], [], version);
    const made = await created('painter', { guidedTest });
    expect(made).toMatchObject({ tags: ['prima'], guidedTest });
    await publishing('dopo');
    const rows = { selectedProducts: [{ sId: 'primer' }] };
    const saved = await updated('painter', { id: made.id, revision: made.revision, guidedTest, ...rows });
    expect(saved).toMatchObject({ tags: ['prima'], guidedTest });
    const { quotation } = answered(await read('painter', made.id));
    expect(quotation).toMatchObject({ tags: ['prima'], guidedTest });
  });

  it('has the counts of packages that were chosen, and those that are needed elsewhere [WIZ-085]', async () => {
    const [small, large] = [
      { id: 'piave-fissativo-5l', quantity: 3 },
      { id: 'piave-fissativo-20l', quantity: 0 },
    ];
    const products = [
      { sId: 'primer', product: 'piave-fissativo', prices: [small, large] },
      { sId: 'again', product: 'piave-fissativo' },
    ];
    const { selectedProducts } = await created('painter', { selectedProducts: products });
    const counts = selectedProducts.map((row) => row.priceranges[0]?.prices.map(({ quantity }) => quantity));
    expect(counts).toEqual([
      [0, 3],
      [1, 0],
    ]);
  });

  it.each([
    ['of a version there is none of', test(outside, [], 9_999_999), 'invalid-input'],
    ['with a count below none [OPW-37]', undefined, 'invalid-input'],
  ])('is refused %s', async (_, guidedTest, code) => {
    const prices = guidedTest ? undefined : [{ id: 'piave-fissativo-5l', quantity: -1 }];
    const selectedProducts = [{ sId: 'primer', product: 'piave-fissativo', prices }];
    expect(codeOf(await create('painter', aNewQuotation({ selectedProducts, guidedTest })))).toBe(code);
  });
});

describe('a guided test that is taken up again', () => {
  it('gives the quotation the tags, colour and choices of the new answers, and keeps the rows that stay [OPW-23]', async () => {
    const phase = await aPhaseOffering('livenza-rete-sottile');
    const made = await created('painter', { guidedTest: test(outside) });
    const [primer] = made.selectedProducts;
    const inside = ['ambiente=interno', ...outside.slice(1), 'colore=bianco'];
    const saved = await updated('painter', {
      id: made.id,
      revision: made.revision,
      guidedTest: test(inside, [{ phase, choice: '0' }]),
      selectedProducts: [{ sId: 'primer' }, { sId: 'mesh', product: 'livenza-rete-sottile' }],
    });
    expect(saved).toMatchObject({
      tags: ['interno', 'finitura-tinteggio', 'blocchi-laterizio', 'moderno', 'finitura-bianco'],
      color: { code: 'Bianco' },
      guidedTest: { version: 0, chosen: [{ phase, choice: '0' }] },
    });
    expect(saved.selectedProducts.map(({ id }) => id)).toEqual(['piave-fissativo', 'livenza-rete-sottile']);
    expect(saved.selectedProducts[0]).toEqual(primer);
  });

  it('gives another colour to new rows and to those that had the one before, and to no others [OPW-67]', async () => {
    const painted = test([...outside, 'finitura=finitura-tinteggio', 'colore=colore']);
    const colourOf = (code: string) => ({ color: { code, r: 1, g: 2, b: 3 }, colorlist: 'RAL Classic' });
    const paints = ['paint', 'own'].map((sId) => ({ sId, product: 'adda-silossanica' }));
    const first = await created('painter', {
      ...colourOf('RAL 1001'),
      guidedTest: painted,
      selectedProducts: paints,
    });
    const { id } = first;
    const own = { sId: 'own', ...colourOf('RAL 9010') };
    const second = await updated('painter', {
      id,
      revision: first.revision,
      selectedProducts: [{ sId: 'paint' }, own],
    });
    const third = await updated('painter', {
      id,
      revision: second.revision,
      ...colourOf('RAL 9016'),
      guidedTest: painted,
      selectedProducts: [{ sId: 'paint' }, { sId: 'own' }, { sId: 'new', product: 'adda-quarzo' }],
    });
    expect(third.selectedProducts.map(({ sId, color }) => [sId, color?.code])).toEqual([
      ['paint', 'RAL 9016'],
      ['own', 'RAL 9010'],
      ['new', 'RAL 9016'],
    ]);
  });

  it('stays as it was when only rows are saved', async () => {
    const { id, revision, tags, guidedTest } = await created('painter', { guidedTest: test(outside) });
    const saved = await updated('painter', {
      id,
      revision,
      color: colour,
      selectedProducts: [{ sId: 'primer' }],
    });
    expect(saved).toMatchObject({ tags, guidedTest, color: null });
  });
});

describe('the phases that a guided test may come to', () => {
  type Answered = { id: string; procedure: { it: string } | null; choices: { procedure: unknown }[] };
  const fields = `id name { it } withProcedure procedure { it } conditions { include exclude }
    choices { products visibility visibilityConditions recommended recommendedConditions withProcedure
      procedure { it } priorities { tags value } }`;
  const phasesOf = async (who: Parameters<typeof graphql>[0]) =>
    answered(await graphql<{ guidedTestPhases: Answered[] }>(who, `{ guidedTestPhases { ${fields} } }`))
      .guidedTestPhases;

  it('are those of the own price list and those of every one [WIZ-049]', async () => {
    const [own, every, other] = await Promise.all(
      [['pcu'], [], ['pccs']].map((availablePricelists) => aStoredPhase({ availablePricelists })),
    );
    const ids = (await phasesOf('painter')).map(({ id }) => id);
    expect([own, every, other].map((id = '') => ids.includes(id))).toEqual([true, true, false]);
  });

  it('are answered with all that decides about them, their procedures made safe [WIZ-050, WIZ-051]', async () => {
    const procedure = { it: '<p onclick="x()">Lavare<script>x()</script></p>' };
    const safe = { it: '<p>Lavare</p>' };
    const conditions = [{ include: ['esterno'], exclude: ['cappotto'] }];
    const choice = aChoice({
      products: ['piave-fissativo'],
      visibility: 'conditions',
      visibilityConditions: [['moderno']],
      recommended: 'conditions',
      recommendedConditions: [['esterno', 'moderno']],
      withProcedure: true,
      procedure,
      priorities: [{ tags: ['moderno'], value: 2 }],
    });
    const id = await aStoredPhase({ withProcedure: true, procedure, conditions, choices: [choice] });
    expect((await phasesOf('painter')).find((phase) => phase.id === id)).toEqual({
      id,
      name: { it: 'Finitura' },
      withProcedure: true,
      procedure: safe,
      conditions,
      choices: [{ ...choice, procedure: safe }],
    });
  });
});

describe('the products of a guided test before it is saved', () => {
  type Rows = { draftRows: { id: string; priceranges: { prices: { id: string; price: unknown }[] }[] }[] };
  const drafts = async (products: string[]) =>
    answered(
      await graphql<Rows>(
        'painter',
        'query ($products: [ID!]!) { draftRows(products: $products) { id priceranges { prices { id price } } } }',
        { products },
      ),
    ).draftRows;

  it('are answered as rows with the prices of the own list, without those that are not seen [WIZ-088]', async () => {
    const rows = await drafts(['piave-fissativo', 'gone']);
    expect(rows.map(({ id }) => id)).toEqual(['piave-fissativo']);
    expect(rows[0]?.priceranges[0]?.prices.map(({ id }) => id)).toEqual([
      'piave-fissativo-20l',
      'piave-fissativo-5l',
    ]);
    const { selectedProducts } = await created('painter');
    const [row] = selectedProducts;
    expect(rows[0]?.priceranges[0]?.prices.map(({ price }) => price)).toEqual(
      row?.priceranges[0]?.prices.map(({ price }) => price),
    );
  });
});

describe('the products of a guided test and the answered colour', () => {
  const without = (colour: string, products: string[]) =>
    graphql<{ productsWithoutColour: string[] }>(
      'painter',
      `query ($colour: String!, $products: [ID!]!) {
        productsWithoutColour(colour: $colour, products: $products)
      }`,
      { colour, products },
    );
  const offered = ['piave-fissativo', 'adda-silossanica', 'adda-calce'];

  it('are told apart by their price ranges, without those that need no colour [OP11, OPW-69]', async () => {
    expect(answered(await without('RAL 1001', offered)).productsWithoutColour).toEqual(['adda-calce']);
    expect(answered(await without(' ral 1001 ', offered)).productsWithoutColour).toEqual(['adda-calce']);
    const unknown = answered(await without('No such colour', offered)).productsWithoutColour;
    expect(unknown.toSorted()).toEqual(['adda-calce', 'adda-silossanica']);
  });

  it('are told of to those who see them alone [OPW-69]', async () => {
    const lime = await existingProduct('adda-calce');
    const [archived, ofOthers] = [newSlug('calce'), newSlug('calce')];
    await writeProduct({ ...lime, id: archived, archived: true, revision: 1 });
    await writeProduct({ ...lime, id: ofOthers, userTypes: ['progettista'], revision: 1 });
    const asked = [archived, ofOthers, 'gone', 'adda-calce'];
    expect(answered(await without('RAL 1001', asked)).productsWithoutColour).toEqual(['adda-calce']);
  });

  it('are asked about by hundreds, not by thousands', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => `p${index}`);
    expect(answered(await without('RAL 1001', many(500))).productsWithoutColour).toEqual([]);
    expect(codeOf(await without('RAL 1001', many(501)))).toBe('invalid-input');
    expect(codeOf(await without('', offered))).toBe('invalid-input');
  });
});
