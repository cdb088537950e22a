import { graphqlClient } from '#test/support/graphql-client.ts';
import { rowsOf } from './twelve-products.ts';

/** Makes the next call of one of the clients; fails at a wrong answer. */
export type Call = (client: number, step: number) => Promise<void>;

/** A complete run of the demo's guided test. */
const answers = ['ambiente=esterno', 'supporto=blocchi-laterizio', 'epoca=moderno'].map((given) => {
  const [question, answer] = given.split('=');
  return { question, answers: [answer] };
});
const guidedTest = { version: 0, answers, chosen: [] };
const light = 'id name location createdAt revision';
const opened = `${light} area selectedProducts { id sId name { it } priceranges { name prices { id price } } }`;

/** The most frequent calls of browsers; each client has its own quotation. */
export async function loadCalls(url: string, token: string, clients: number): Promise<Record<string, Call>> {
  const ask = graphqlClient(url, token);
  const create = (key: string, more: object = {}) =>
    ask(
      'mutation ($input: CreateQuotationInput!) { made: createQuotation(input: $input) { id revision tags } }',
      {
        input: {
          key,
          name: 'Facciata',
          location: 'Bologna',
          province: 'BO',
          selectedProducts: rowsOf(12),
          ...more,
        },
      },
    );
  const own = await Promise.all(Array.from({ length: clients }, (_, client) => create(`load-${client}`)));
  return {
    open: async (client) => {
      const { made } = await ask(`query ($id: ID!) { made: quotation(id: $id) { ${opened} } }`, {
        id: own[client]?.made.id,
      });
      expectThat(made.selectedProducts.length === 12);
    },
    save: async (client, step) => {
      const before = own[client]?.made;
      const { made } = await ask(
        'mutation ($input: UpdateQuotationInput!) { made: updateQuotation(input: $input) { id revision } }',
        { input: { id: before?.id, revision: before?.revision, area: 100 + (step % 50) } },
      );
      expectThat(made.revision === (before?.revision ?? 0) + 1);
      own[client] = { made };
    },
    list: async () => {
      const { made } = await ask(`{ made: quotations { total items { ${light} } } }`);
      expectThat(made.total >= clients && made.items.length > 0);
    },
    'evaluate a guided test': async (client, step) => {
      const { made } = await create(`test-${client}-${step}`, { guidedTest });
      expectThat(made.tags.includes('moderno'));
    },
  };
}

function expectThat(holds: boolean): void {
  if (!holds) throw new Error('The cloud gave a wrong answer.');
}
