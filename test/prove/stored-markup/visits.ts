import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { client, table } from '#lambdas/store/table.ts';
import { newQuotationTypes, type RoutePath, routes } from '#shared/access/routes.ts';
import { graphql } from '#test/support/cloud.ts';
import { answered, created } from '#test/support/quotations-api.ts';
import { shared } from '#test/support/share-links-api.ts';
import { hasScreen } from '#web/app/screens.ts';

/** Who opens a screen. */
export type Visitor = 'superUser' | 'painter' | 'nobody';
export type Visit = { visitor: Visitor; path: string };

/** Screens that lead away, to other sites. */
const leave: readonly RoutePath[] = ['/ios', '/android', '/english-demo'];
export const sharedDocument = 'the shared document';

/** Everything there is to open: every screen, each for those whom it is meant for. */
export const visits: readonly Visit[] = [
  ...routes.flatMap(({ path, access }): Visit[] => {
    if (!hasScreen(path) || leave.includes(path)) return [];
    if (access === 'open') return [{ visitor: 'nobody', path }];
    if (access === 'administrator') return [{ visitor: 'superUser', path }];
    return [
      { visitor: 'superUser', path },
      { visitor: 'painter', path },
    ];
  }),
  { visitor: 'nobody', path: sharedDocument },
];

/** Makes what is opened, and answers where. */
export async function addressesOfVisits(): Promise<(path: string) => string[]> {
  const { id: quotation, uid } = await created('painter', { color: aColour, selectedProducts: rows });
  await noted(quotation);
  const { address } = await shared('painter', quotation);
  const { pathname, hash } = new URL(address);
  const ids: Record<string, string> = {
    preventivi: quotation,
    prodotti: 'piave-fissativo',
    utenti: uid,
    fasi: await firstOf('phase'),
    listini: await firstOf('pricelist'),
    cartelle: await firstOf('colorlist'),
  };
  return (path) => {
    if (path === sharedDocument) return [pathname + hash];
    if (path.includes(':type')) return newQuotationTypes.map((type) => path.replace(':type', type));
    const id = ids[path.split('/')[1] ?? ''];
    if (path.includes(':id') && !id) throw new Error(`No thing is known for ${path}.`);
    return [path.replace(':id', id ?? '').replace(':quotation', quotation)];
  };
}

const aColour = { code: 'TN 1', r: 1, g: 2, b: 3 };
const rows = [
  { sId: 'primer', product: 'piave-fissativo' },
  { sId: 'plaster', product: 'livenza-rasante-calce' },
];

/** A quotation is created without the note that its document shows. */
async function noted(id: string): Promise<void> {
  const update = 'mutation ($input: UpdateQuotationInput!) { updateQuotation(input: $input) { id } }';
  const edits = { note: 'nota', selectedProducts: [{ sId: 'primer', note: 'nota' }, { sId: 'plaster' }] };
  answered(await graphql('painter', update, { input: { id, revision: 1, ...edits } }));
}

async function firstOf(kind: string): Promise<string> {
  const { Items } = await client.send(
    new QueryCommand({
      TableName: table,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': `CATALOGUE#${kind}` },
      Limit: 1,
    }),
  );
  return String(Items?.[0]?.sk);
}

/** The questionnaire with texts put in by `textFor`, published as a super user does. */
export async function publishQuestions(textFor: () => string): Promise<void> {
  const fields = 'config revision version';
  const { wizard } = answered(
    await graphql<{ wizard: { config: string; revision: number | null; version: number } }>(
      'superUser',
      `{ wizard { ${fields} } }`,
    ),
  );
  const config = JSON.stringify(JSON.parse(wizard.config), (name, value) =>
    /^(it|en|de)$/.test(name) && typeof value === 'string' ? textFor() : value,
  );
  const publish = `mutation ($draft: WizardInput!) { publishWizard(draft: $draft) { version } }`;
  answered(await graphql('superUser', publish, { draft: { ...wizard, config } }));
}
