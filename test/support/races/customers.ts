import { as, type Editable, type Editor } from './editable.ts';

type Known = { id: string; revision: number };
const text = (what: string) => (unique: number) => `${what} ${unique}`;

/** Two windows of one owner: nobody else finds their customers. */
const windowsOf = async ([one]: readonly [Editor, Editor]): Promise<readonly [Editor, Editor]> => [
  one,
  { ...one },
];

/** A line that says a number. */
const line = (count: number) => [
  { id: 'line-0001', product: `Prodotto ${count}`, colour: 'TN 1', place: null, day: '2026-11-20' },
];

export const colourCard: Editable = {
  operations: ['Mutation.saveColourCard'],
  editors: windowsOf,
  async make([{ run }], unique) {
    const made = { kind: 'private', firstName: 'Anna', lastName: 'Rossi' };
    const { id } = as<Known>(await run('Mutation.createCustomer', { key: `card-${unique}`, customer: made }));
    const { readColourCard } = await import('#lambdas/store/customer/colour-card-store.ts');
    return {
      async read(run) {
        const { revision } = as<Known>(await run('Query.colourCard', { customer: id }));
        const { added, hidden } = await readColourCard('giulia', id);
        return { base: revision, fields: { added, hidden } };
      },
      ways: () => [
        {
          operation: 'Mutation.saveColourCard',
          fields: { added: line, hidden: (count) => [`key ${count}`] },
          save: (run, { base }, whole) =>
            run('Mutation.saveColourCard', { card: { customer: id, revision: base, ...whole } }),
        },
      ],
    };
  },
};

export const customer: Editable = {
  operations: ['Mutation.updateCustomer'],
  editors: windowsOf,
  async make([{ run }], unique) {
    const customer = { kind: 'private', firstName: 'Anna', lastName: 'Rossi' };
    const { id } = as<Known>(await run('Mutation.createCustomer', { key: unique, customer }));
    const saving = (fields: Record<string, (unique: number) => unknown>) => ({
      operation: 'Mutation.updateCustomer',
      fields,
      save: (run: Editor['run'], { base }: { base: unknown }, _: unknown, changes: object) =>
        run('Mutation.updateCustomer', {
          customer: { id, revision: as<Known>(base).revision, ...changes },
        }),
    });
    return {
      async read(run) {
        const read = as<Known & Record<string, unknown>>(await run('Query.customer', { id }));
        const { city, note, company } = read;
        return { base: read, fields: { city, note, company } };
      },
      ways: () => [saving({ city: text('Luogo'), note: text('Nota') }), saving({ company: text('Ditta') })],
    };
  },
};
