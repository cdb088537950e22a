import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aChoiceInput, aPhaseInput } from '#test/support/builders/phase-input.ts';
import { codeOf, graphql } from '#test/support/cloud.ts';
import { listen } from '#test/support/live.ts';
import {
  aNewPhase,
  createPhase,
  deletePhase,
  editablePhase,
  listRows,
  renamePhase,
  reorderPhases,
  saved,
  thePhase,
  updatePhase,
} from '#test/support/phases-api.ts';
import { answered } from '#test/support/quotations-api.ts';

describe('a new phase', () => {
  it('takes its names and answers its id; it is the last, ordered by the time it was made [PHA-072, CDA-062, OPC-04]', async () => {
    const before = Date.now();
    const id = answered(await createPhase(randomUUID(), { it: ' Primer ', en: 'Base coat' })).createPhase;
    const phase = await thePhase(id);
    expect(phase.name).toEqual({ it: 'Primer', en: 'Base coat' });
    expect(phase.order).toBeGreaterThanOrEqual(before);
    expect(phase.order).toBeLessThanOrEqual(Date.now());
    expect((await listRows()).at(-1)?.id).toBe(id);
  });

  it('has the Italian name in English too when none is given [PHA-015, PHA-016]', async () => {
    expect((await thePhase(await aNewPhase('Fondo'))).name).toEqual({ it: 'Fondo', en: 'Fondo' });
  });

  it('is not made without an Italian name [PHA-014]', async () => {
    expect(codeOf(await createPhase(randomUUID(), { it: ' ', en: 'Base coat' }))).toBe('invalid-input');
  });

  it('is made once however often it is asked for with one key', async () => {
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => createPhase(key, { it: 'Una sola' })));
    expect(new Set(answers.map((answer) => answered(answer).createPhase)).size).toBe(1);
    expect(codeOf(await createPhase(key, { it: "Un'altra" }))).toBe('conflict');
  });
});

describe('saving a phase', () => {
  const content = {
    name: { it: 'Consolidare', en: 'Consolidate' },
    withProcedure: true,
    procedure: { it: '<p>Lavare.</p>', en: '' },
    conditions: [{ include: ['muffa'], exclude: ['interno'] }],
    availablePricelists: ['pcu'],
    choices: [
      aChoiceInput({ index: 1, products: ['piave-fissativo'] }),
      aChoiceInput({
        index: 0,
        products: ['livenza-rasante-calce', 'piave-fissativo', 'livenza-rasante-calce'],
        visibility: 'conditions',
        visibilityConditions: [['alghe', 'muffa']],
        recommended: 'conditions',
        recommendedConditions: [['storico']],
        withProcedure: true,
        procedure: { it: '<p onclick="x()">Stendere</p>', en: '<p></p>' },
        priorities: [{ value: -2.5, tags: ['muffa'] }],
      }),
    ],
  };

  it('keeps all it takes and answers what is stored [PHA-073, PHA-074, PHA-076]', async () => {
    const id = await aNewPhase();
    const phase = await saved(aPhaseInput({ ...content, id }));
    expect(phase).toMatchObject({
      id,
      name: { it: 'Consolidare', en: 'Consolidate' },
      withProcedure: true,
      procedure: { it: '<p>Lavare.</p>' },
      conditions: [{ include: ['muffa'], exclude: ['interno'] }],
      availablePricelists: ['pcu'],
      revision: 2,
      updatedBy: 'Giulia Ferrero',
    });
    expect(phase.choices).toEqual([
      {
        index: 0,
        products: [
          {
            id: 'livenza-rasante-calce',
            name: { it: 'Livenza Rasante di Calce', en: expect.any(String) },
            archived: false,
          },
          { id: 'piave-fissativo', name: expect.anything(), archived: false },
        ],
        visibility: 'conditions',
        visibilityConditions: [['alghe', 'muffa']],
        recommended: 'conditions',
        recommendedConditions: [['storico']],
        withProcedure: true,
        procedure: { it: '<p>Stendere</p>', en: null },
        priorities: [{ value: -2.5, tags: ['muffa'] }],
      },
      expect.objectContaining({ index: 1, visibility: 'always', recommended: 'never' }),
    ]);
    expect(await thePhase(id)).toEqual(phase);
    expect((await listRows()).find((row) => row.id === id)).toMatchObject({
      hasProcedure: true,
      hasProducts: true,
    });
  });

  it('is stored clean: no lines without tags, no blanks around texts, no priorities of 0 [PHA-059, PHA-060, PHA-061, PHA-062, WIZ-061]', async () => {
    const id = await aNewPhase();
    const choice = aChoiceInput({
      visibilityConditions: [['alghe'], []],
      recommendedConditions: [[], ['storico']],
      priorities: [
        { value: 0, tags: ['alghe'] },
        { value: 3, tags: [] },
      ],
    });
    await saved(
      aPhaseInput({
        id,
        name: { it: '  Consolidare ', en: ' Consolidate' },
        procedure: { it: ' <p>Lavare.</p><script>alert(1)</script> ', en: ' ' },
        conditions: [
          { include: [], exclude: [] },
          { include: [], exclude: ['interno'] },
        ],
        choices: [choice],
      }),
    );
    const phase = await thePhase(id);
    expect(phase.conditions).toEqual([{ include: [], exclude: ['interno'] }]);
    expect(phase.name).toEqual({ it: 'Consolidare', en: 'Consolidate' });
    expect(phase.procedure).toEqual({ it: '<p>Lavare.</p>', en: null });
    expect(phase.choices[0]).toMatchObject({
      visibilityConditions: [['alghe']],
      recommendedConditions: [['storico']],
      priorities: [{ value: 3, tags: [] }],
    });
  });

  it('leaves out products that are gone [ADR 8]', async () => {
    const id = await aNewPhase();
    const choices = [aChoiceInput({ products: ['no-such-product', 'piave-fissativo'] })];
    const phase = await saved(aPhaseInput({ id, choices }));
    expect(phase.choices[0]?.products.map((product) => product.id)).toEqual(['piave-fissativo']);
  });

  it('is refused with a tag or a price list that is gone: conditions would match more than was meant', async () => {
    const id = await aNewPhase();
    const unknownTag = [{ include: ['no-such-tag'], exclude: [] }];
    expect(codeOf(await updatePhase(aPhaseInput({ id, conditions: unknownTag })))).toBe('unknown-tag');
    expect(codeOf(await updatePhase(aPhaseInput({ id, availablePricelists: ['no-such-list'] })))).toBe(
      'unknown-price-list',
    );
    expect((await thePhase(id)).revision).toBe(1);
  });

  it('is refused when somebody saved in between, and says who and when [OPC-50]', async () => {
    const id = await aNewPhase();
    const first = await saved(aPhaseInput({ id, name: { it: 'Prima' } }));
    const second = await updatePhase(aPhaseInput({ id, name: { it: 'Seconda' } }));
    expect(codeOf(second)).toBe('conflict');
    expect(second.errors?.[0]?.errorInfo).toEqual({ by: 'Giulia Ferrero', at: first.updatedAt });
    expect((await thePhase(id)).name.it).toBe('Prima');
  });

  it('is refused when the phase is larger than an item can be', async () => {
    const id = await aNewPhase();
    const procedure = { it: `<p>${'a'.repeat(49_000)}</p>`, en: '' };
    const choices = Array.from({ length: 9 }, (_, index) => aChoiceInput({ index, procedure }));
    expect(codeOf(await updatePhase(aPhaseInput({ id, choices })))).toBe('too-large');
  });

  it('lets one of several at the same time through [OPC-50]', async () => {
    const id = await aNewPhase();
    const answers = await Promise.all(
      ['A', 'B', 'C'].map((it) => updatePhase(aPhaseInput({ id, name: { it } }))),
    );
    expect(answers.map(codeOf).toSorted()).toEqual(['conflict', 'conflict', undefined]);
  });

  it('of a phase that is gone is not found, and so is reading it', async () => {
    expect(codeOf(await updatePhase(aPhaseInput({ id: 'gone' })))).toBe('not-found');
    expect(codeOf(await editablePhase('gone'))).toBe('not-found');
  });

  it('is heard by everybody who sees the catalogue [PHA-071]', async () => {
    const id = await aNewPhase();
    const listener = await listen('painter', 'catalogue');
    const { revision } = await saved(aPhaseInput({ id }));
    let heard = await listener.next();
    while (heard.id !== id || heard.revision !== revision) heard = await listener.next();
    listener.close();
    expect(heard.entity).toBe('phase');
  });
});

describe('a phase that is renamed', () => {
  const namesOfPhases = async () =>
    answered(
      await graphql<{ phases: { id: string; name: { it: string } }[] }>(
        'painter',
        '{ phases { id name { it } } }',
      ),
    ).phases;

  it('has its new name wherever a product shows it, by one write [PHA-019, OPC-53]', async () => {
    const [phase] = (await listRows()).filter(({ id }) => id === 'velature');
    if (!phase) throw new Error('The demo has a phase of glazes.');
    const before = answered(
      await graphql<{ selectableProducts: { id: string; phases: string[] }[] }>(
        'painter',
        '{ selectableProducts { id phases } }',
      ),
    ).selectableProducts;
    expect(before.some(({ phases }) => phases.includes('velature'))).toBe(true);
    const renamed = answered(
      await renamePhase('velature', phase.revision, { it: 'Velature e patine' }),
    ).renamePhase;
    expect(renamed).toMatchObject({ name: { it: 'Velature e patine', en: 'Velature e patine' } });
    expect(renamed.order).toBe(phase.order);
    expect((await namesOfPhases()).find(({ id }) => id === 'velature')?.name.it).toBe('Velature e patine');
    answered(await renamePhase('velature', renamed.revision, { it: phase.name.it, en: phase.name.en ?? '' }));
    expect((await namesOfPhases()).find(({ id }) => id === 'velature')?.name.it).toBe(phase.name.it);
  });

  it('keeps everything else it holds', async () => {
    const id = await aNewPhase();
    const before = await saved(aPhaseInput({ id, conditions: [{ include: ['muffa'], exclude: [] }] }));
    answered(await renamePhase(id, before.revision, { it: 'Nuovo nome', en: 'New name' }));
    const after = await thePhase(id);
    expect(after).toMatchObject({
      name: { it: 'Nuovo nome', en: 'New name' },
      conditions: before.conditions,
    });
  });

  it('needs an Italian name, and the revision it was read at [PHA-014, OPC-50]', async () => {
    const id = await aNewPhase();
    expect(codeOf(await renamePhase(id, 1, { it: '', en: 'New name' }))).toBe('invalid-input');
    answered(await renamePhase(id, 1, { it: 'Nuovo nome' }));
    expect(codeOf(await renamePhase(id, 1, { it: 'Altro nome' }))).toBe('conflict');
  });
});

describe('the order of the phases', () => {
  it('is the one they were given; others follow, unknown ones fall away [PHA-005, PHA-075, CDA-057, CDA-062, OPC-04]', async () => {
    const before = (await listRows()).map(({ id }) => id);
    const [first = '', second = '', ...others] = before;
    const answer = await reorderPhases([second, 'no-such-phase', first]);
    expect(answer).toEqual([second, first, ...others]);
    const after = await listRows();
    expect(after.map(({ id }) => id)).toEqual(answer);
    expect(after.map(({ order }) => order)).toEqual(answer.map((_, index) => index));
    await reorderPhases(before);
  });

  it('loses a phase that is deleted [OPC-04, PHA-013, PHA-077]', async () => {
    const { readOrder } = await import('#lambdas/store/catalogue/order-store.ts');
    const id = await aNewPhase();
    await reorderPhases([]);
    expect(await readOrder('phase')).toContain(id);
    expect(answered(await deletePhase(id)).deletePhase).toBe(id);
    expect(await readOrder('phase')).not.toContain(id);
    expect(codeOf(await editablePhase(id))).toBe('not-found');
  });
});
