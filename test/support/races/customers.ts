import { as, type Editable, type Editor } from './editable.ts';

type Known = { id: string; revision: number };
const text = (what: string) => (unique: number) => `${what} ${unique}`;

/** Two windows of one owner: nobody else finds their customers. */
const windowsOf = async ([one]: readonly [Editor, Editor]): Promise<readonly [Editor, Editor]> => [
  one,
  { ...one },
];

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
