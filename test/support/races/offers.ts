import { as, type Editable, type Editor, type Seen, type Way } from './editable.ts';
import { windowOf } from './works.ts';

type Known = { id: string; revision: number };
type Save = Way['save'];
const text = (what: string) => (unique: number) => `${what} ${unique}`;
const revisionOf = ({ base }: Seen): number => as<Known>(base).revision;
const editors: Editable['editors'] = async (_, unique) => [
  await windowOf(unique, 'Prima'),
  await windowOf(unique, 'Seconda'),
];
const idOf = (answer: unknown): string => as<Known>(answer).id;

/** The named fields of an answer. */
async function readBy(run: Editor['run'], query: string, names: readonly string[], args: object = {}) {
  const base = as<Known & Record<string, unknown>>(await run(query, args));
  return { base, fields: Object.fromEntries(names.map((name) => [name, base[name]])) };
}

export const offer: Editable = {
  operations: ['Mutation.updateOffer'],
  editors,
  async make([{ run }], unique) {
    const id = idOf(await run('Mutation.createOffer', { input: { key: unique } }));
    const saving = (fields: Way['fields']): Way => ({
      operation: 'Mutation.updateOffer',
      fields,
      save: (by, seen, _, changes) =>
        by('Mutation.updateOffer', { input: { id, revision: revisionOf(seen), ...changes } }),
    });
    return {
      read: (by) => readBy(by, 'Query.offer', ['title', 'markup', 'validUntil'], { id }),
      ways: () => [
        saving({ title: text('Titolo'), markup: (unique) => unique % 10_000 }),
        saving({ validUntil: (unique) => new Date(unique * 86_400_000).toISOString().slice(0, 10) }),
      ],
    };
  },
};

export const offerSettings: Editable = {
  operations: ['Mutation.updateOfferSettings'],
  editors,
  async make() {
    const save: Save = (by, seen, _, changes) =>
      by('Mutation.updateOfferSettings', { input: { revision: revisionOf(seen), ...changes } });
    const operation = 'Mutation.updateOfferSettings';
    return {
      read: (by) => readBy(by, 'Query.offerSettings', ['businessName', 'insurance']),
      ways: () => [
        { operation, fields: { businessName: text('Ditta') }, save },
        { operation, fields: { insurance: text('Polizza') }, save },
      ],
    };
  },
};

export const offerText: Editable = {
  operations: ['Mutation.updateOfferText'],
  editors,
  async make([{ run }], unique) {
    const first = { name: 'Testo', kind: 'terms', text: { it: '<p>Uno</p>' } };
    const id = idOf(await run('Mutation.createOfferText', { key: unique, text: first }));
    return {
      read: (by) => readBy(by, 'Query.offerText', ['name'], { id }),
      ways: () => [
        {
          operation: 'Mutation.updateOfferText',
          fields: { name: text('Testo') },
          save: (by, seen, whole) =>
            by('Mutation.updateOfferText', { id, revision: revisionOf(seen), text: { ...first, ...whole } }),
        },
      ],
    };
  },
};

export const offerTemplate: Editable = {
  operations: ['Mutation.updateOfferTemplate'],
  editors,
  async make([{ run }], unique) {
    const made = idOf(await run('Mutation.createOffer', { input: { key: unique } }));
    const key = `${unique}-template`;
    const id = idOf(await run('Mutation.createOfferTemplate', { key, name: 'Modello', offer: made }));
    return {
      async read(by) {
        const base = as<(Known & { name: string })[]>(await by('Query.offerTemplates', {})).find(
          (each) => each.id === id,
        );
        return { base, fields: { name: base?.name } };
      },
      ways: () => [
        {
          operation: 'Mutation.updateOfferTemplate',
          fields: { name: text('Modello') },
          save: (by, seen, whole) =>
            by('Mutation.updateOfferTemplate', { id, revision: revisionOf(seen), ...whole }),
        },
      ],
    };
  },
};
