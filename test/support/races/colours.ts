import { as, type Editable, type Seen } from './editable.ts';

type Known = { id: string; revision: number };

const revisionOf = ({ base }: Seen): number => as<Known>(base).revision;

export const colourFolder: Editable = {
  operations: ['Mutation.updateColourFolder'],
  async make([{ run }], unique) {
    const { id } = as<Known>(await run('Mutation.createColourFolder', { key: unique, name: 'Cartella' }));
    const { readColourFolder } = await import('#lambdas/store/catalogue/colour-folder-store.ts');
    return {
      async read() {
        const read = await readColourFolder(id);
        return { base: read, fields: { name: read?.name } };
      },
      ways: () => [
        {
          operation: 'Mutation.updateColourFolder',
          fields: { name: (count) => `Cartella ${count}` },
          save: (run, seen, { name }) =>
            run('Mutation.updateColourFolder', { id, name, revision: revisionOf(seen) }),
        },
      ],
    };
  },
};

export const colour: Editable = {
  operations: ['Mutation.updateColor', 'Mutation.importColors'],
  async make([{ run }], unique) {
    const { id: colorlistId } = as<Known>(
      await run('Mutation.createColourFolder', { key: unique, name: 'Cartella' }),
    );
    const rgb = { r: 1, g: 2, b: 3 };
    const added = await run('Mutation.addColor', {
      colorlistId,
      key: `${unique}-colour`,
      code: 'C',
      hbw: null,
      ...rgb,
    });
    const { id } = as<Known>(added);
    const { listFolderColours } = await import('#lambdas/store/catalogue/folder-colour-store.ts');
    const hbw = (count: number) => (count % 1000) / 10;
    return {
      async read() {
        const colors = await listFolderColours(colorlistId);
        const read = colors.find((one) => one.id === id);
        return { base: read, fields: { code: read?.code, hbw: read?.hbw } };
      },
      ways: () => [
        {
          operation: 'Mutation.updateColor',
          fields: { code: (count) => `C ${count}`, hbw },
          save: (run, seen, { code, hbw }) =>
            run('Mutation.updateColor', { colorlistId, id, revision: revisionOf(seen), code, hbw, ...rgb }),
        },
        {
          operation: 'Mutation.importColors',
          fields: { hbw },
          save: (run, seen, { code, hbw }) =>
            run('Mutation.importColors', {
              colorlistId,
              key: `${unique}-${Math.round(as<number>(hbw) * 10)}-${revisionOf(seen)}`,
              colors: [{ id, revision: revisionOf(seen), code, hbw, ...rgb }],
            }),
        },
      ],
    };
  },
};

/** The ids in a different order for each number: the first moves, and the others rotate. */
function turned(ids: readonly string[], unique: number): string[] {
  const turn = unique % ids.length;
  const order = [...ids.slice(turn), ...ids.slice(0, turn)];
  const [moved = ''] = order.splice(Math.floor(unique / ids.length) % ids.length, 1);
  order.unshift(moved);
  return order;
}

/** The order of a collection, which exists once. */
const orderOf = (operation: string, query: string): Editable => ({
  operations: [operation],
  async make([{ run }]) {
    const read = async (asking: typeof run) => as<Known[]>(await asking(query, {})).map(({ id }) => id);
    const ids = await read(run);
    return {
      async read(run) {
        const order = await read(run);
        return { base: order, fields: { order } };
      },
      ways: () => [
        {
          operation,
          fields: { order: (count) => turned(ids, count) },
          save: (run, { base }, { order }) => run(operation, { ids: order, from: base }),
        },
      ],
    };
  },
});

export const orders = {
  'order of phases': orderOf('Mutation.reorderPhases', 'Query.editablePhases'),
  'order of price lists': orderOf('Mutation.reorderPriceLists', 'Query.priceLists'),
  'order of colour folders': orderOf('Mutation.reorderColourFolders', 'Query.colourFolders'),
};
