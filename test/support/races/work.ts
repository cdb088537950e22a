import { aConfig, aQuestion } from '#test/support/builders/guided-test-config.ts';
import { aNotificationInput } from '#test/support/builders/notification.ts';
import { aNewQuotation } from '#test/support/quotations-api.ts';
import { as, type Editable, type Fields, type Seen, type Way } from './editable.ts';

type Known = { id: string; revision: number };
const text = (what: string) => (unique: number) => `${what} ${unique}`;
const revisionOf = ({ base }: Seen): number => as<Known>(base).revision;

type ReadQuotation = Known &
  Record<'name' | 'location' | 'area' | 'discount' | 'note', unknown> & {
    selectedProducts: { sId: string; id: string; note: unknown; area: unknown }[];
  };

/** The fields of rows: every save names all rows. One edit replaces a third row. */
const rowFields = { primer: 'primer note', plaster: 'plaster area', added: 'added row' } as const;
/** The product of the new row. */
const addedProduct = 'p0';

export const quotation: Editable = {
  operations: ['Mutation.updateQuotation'],
  async make([{ run }], unique) {
    const input = aNewQuotation({ key: unique });
    const { id } = as<Known>(await run('Mutation.createQuotation', { input }));
    return {
      async read(run) {
        const read = as<ReadQuotation>(await run('Query.quotation', { id }));
        const { name, location, area, discount, note, selectedProducts: rows } = read;
        const row = (sId: string) => rows.find((one) => one.sId === sId);
        const ofRows = {
          [rowFields.primer]: row('primer')?.note,
          [rowFields.plaster]: row('plaster')?.area,
          [rowFields.added]: rows.find((one) => one.id === addedProduct)?.sId,
        };
        return { base: read, fields: { name, location, area, discount, note, ...ofRows } };
      },
      ways: () => [
        savingQuotation(id, {
          name: text('Nome'),
          location: text('Luogo'),
          area: (count) => 100 + count,
          discount: (count) => (count % 1000) / 1000,
          note: text('Nota'),
          [rowFields.primer]: text('Nota di riga'),
        }),
        savingQuotation(id, { [rowFields.plaster]: (count) => 10 + count }),
        savingQuotation(id, { [rowFields.added]: (count) => `added-${count}` }),
      ],
    };
  },
};

const savingQuotation = (id: string, fields: Way['fields']): Way => ({
  operation: 'Mutation.updateQuotation',
  fields,
  save: (run, seen, _, changes) =>
    run('Mutation.updateQuotation', {
      input: { id, revision: revisionOf(seen), ...editsOf(seen.fields, changes) },
    }),
});

function editsOf(seen: Fields, changes: Fields) {
  const {
    [rowFields.primer]: note,
    [rowFields.plaster]: area,
    [rowFields.added]: added,
    ...header
  } = changes;
  if ([note, area, added].every((change) => change === undefined)) return header;
  const third = added ?? seen[rowFields.added];
  const selectedProducts = [
    { sId: 'primer', ...(note !== undefined && { note }) },
    { sId: 'plaster', ...(area !== undefined && { area, lockedArea: true }) },
    ...(third === undefined ? [] : [{ sId: third, ...(added !== undefined && { product: addedProduct }) }]),
  ];
  return { ...header, selectedProducts };
}

export const notification: Editable = {
  operations: [
    'Mutation.updateNotification',
    'Mutation.setNotificationStatus',
    'Mutation.removeNotificationAttachment',
  ],
  async make([{ run }], unique) {
    const given = { key: unique, input: aNotificationInput(), status: 'draft' };
    const { id } = as<Known>(await run('Mutation.createNotification', given));
    const { readNotification } = await import('#lambdas/store/notification/notification-store.ts');
    const known = (seen: Seen) => ({ id, revision: revisionOf(seen) });
    return {
      async read() {
        let read = await readNotification(id);
        // A notification to be sent becomes a draft again at once: nobody edits it meanwhile.
        while (read?.status === 'todo') read = await readNotification(id);
        return { base: read, fields: { title: read?.title, body: read?.body } };
      },
      ways: () => [
        {
          operation: 'Mutation.updateNotification',
          fields: { title: text('Titolo'), body: text('Testo') },
          save: (run, seen, { title, body }) =>
            run('Mutation.updateNotification', {
              ...known(seen),
              input: aNotificationInput({ title: String(title), body: String(body) }),
              status: 'draft',
            }),
        },
        {
          operation: 'Mutation.setNotificationStatus',
          fields: {},
          save: async (run, seen) => {
            const set = 'Mutation.setNotificationStatus';
            const { revision } = as<Known>(await run(set, { ...known(seen), status: 'todo' }));
            await run(set, { id, revision, status: 'draft' });
          },
        },
        {
          operation: 'Mutation.removeNotificationAttachment',
          fields: {},
          save: (run, seen) => run('Mutation.removeNotificationAttachment', known(seen)),
        },
      ],
    };
  },
};

type ReadGuidedTest = { config: string; revision: number | null; version: number };

const questions = ['first', 'second', 'third'];

export const guidedTest: Editable = {
  operations: ['Mutation.saveGuidedTestDraft', 'Mutation.publishGuidedTest'],
  async make([{ run }], unique) {
    const config = (titles: Fields) =>
      JSON.stringify(
        aConfig({ stage1: questions.map((id) => aQuestion(id, { title: String(titles[id]), slug: id })) }),
      );
    const fields = Object.fromEntries(questions.map((id) => [id, text(`Domanda ${unique}`)]));
    const read = async (asking: typeof run): Promise<Seen> => {
      const { config, revision, version } = as<ReadGuidedTest>(await asking('Query.editedGuidedTest', {}));
      const all =
        as<{ questions: { id: string; title: { it: string } }[] }[]>(JSON.parse(config))[0]?.questions ?? [];
      const titles = questions.map((id) => [id, all.find((one) => one.id === id)?.title.it]);
      return { base: { revision, version }, fields: Object.fromEntries(titles) };
    };
    const sent = (seen: Seen, whole: Fields) => ({
      draft: { config: config(whole), ...(seen.base as object) },
    });
    await run(
      'Mutation.saveGuidedTestDraft',
      sent(await read(run), Object.fromEntries(questions.map((id) => [id, unique]))),
    );
    const saving = (operation: string) => ({
      operation,
      fields,
      save: (asking: typeof run, seen: Seen, whole: Fields) => asking(operation, sent(seen, whole)),
    });
    const draft = saving('Mutation.saveGuidedTestDraft');
    return { read, ways: () => [draft, draft, saving('Mutation.publishGuidedTest')] };
  },
};
