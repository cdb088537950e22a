import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { client, table } from '#lambdas/runtime/table/table.ts';
import { profileKey } from '#lambdas/store/keys.ts';
import { graphql } from '#test/support/cloud.ts';
import { answered, created, update } from '#test/support/quotations-api.ts';
import { items } from './plant.ts';

/** The product whose screen is opened. */
export const shownProduct = 'piave-fissativo';

/** The quotation whose screens are opened, and its owner. */
export type Shown = { id: string; uid: string };

/** A painter's quotation with everything possible, made by a guided test and saved again. */
export async function aCompleteQuotation(): Promise<Shown> {
  const rows = [
    { sId: 'primer', product: shownProduct },
    { sId: 'plaster', product: 'livenza-rasante-calce' },
  ];
  const answers = [{ question: 'ambiente', answers: ['esterno'] }];
  const guidedTest = { version: 0, answers, chosen: [] };
  const color = { code: 'TN 1', r: 1, g: 2, b: 3 };
  const made = await created('painter', { color, selectedProducts: rows, guidedTest });
  const selectedProducts = [{ sId: 'primer', note: 'nota' }, { sId: 'plaster' }];
  for (const revision of [1, 2])
    answered(
      await update('painter', {
        id: made.id,
        revision,
        note: 'nota',
        discount: revision / 10,
        selectedProducts,
      }),
    );
  return made;
}

/** Adds the fields that a user, a product and the notifications of the demo lack. */
export async function completeThings(uid: string): Promise<void> {
  const image = { imageUrl: '/files/images/none.png', imageName: 'Logo.png' };
  await change(profileKey(uid), ({ profile }) => ({
    profile: { ...Object(profile), ...image, address2: 'Interno 3' },
  }));
  const attachment = { type: 'pdf', category: 'altro', customCategory: 'Guida', name: 'Guida' };
  const attachments = [{ ...attachment, url: 'https://example.com/guida.pdf' }];
  const attachments_i18n = { it: attachments, en: attachments, de: attachments };
  await change({ pk: `P#${shownProduct}`, sk: 'DETAIL' }, () => ({ ...image, attachments_i18n }));
  await completeNotifications();
}

/** Gives every notification a file, a link and a failure. */
export async function completeNotifications(): Promise<void> {
  const file = {
    attachment: true,
    attachmentOriginalName: 'Listino.pdf',
    attachmentUrl: 'https://example.com/a',
  };
  const link = { cta: true, ctaText: 'Apri', ctaUrl: 'https://example.com/b' };
  const failure = { errorCode: 'failed', errorMessage: 'Non inviata' };
  for await (const { pk, sk } of items())
    if (/^(NOTIFICATIONS|INBOX#)/.test(pk))
      await change({ pk, sk }, () => ({ ...file, ...link, ...failure }));
}

type Item = Record<string, unknown>;

async function change(Key: { pk: string; sk: string }, changes: (item: Item) => Item): Promise<void> {
  const { Item } = await client.send(new GetCommand({ TableName: table, Key }));
  if (!Item) throw new Error(`There is no ${Key.pk}.`);
  await client.send(new PutCommand({ TableName: table, Item: { ...Item, ...changes(Item) } }));
}

/** The first entity of a kind in the catalogue. */
export async function firstOf(kind: string): Promise<string> {
  for await (const { pk, sk } of items()) if (pk === `CATALOGUE#${kind}`) return sk;
  throw new Error(`There is no ${kind}.`);
}

/** Publishes the guided test with texts from `textFor`, as a super user. */
export async function publishQuestions(textFor: () => string): Promise<void> {
  const fields = 'config revision version';
  const { editedGuidedTest } = answered(
    await graphql<{ editedGuidedTest: { config: string; revision: number | null; version: number } }>(
      'superUser',
      `{ editedGuidedTest { ${fields} } }`,
    ),
  );
  const config = JSON.stringify(JSON.parse(editedGuidedTest.config), (name, value) =>
    /^(it|en|de)$/.test(name) && typeof value === 'string' ? textFor() : value,
  );
  const publish = `mutation ($draft: GuidedTestDraftInput!) { publishGuidedTest(draft: $draft) { version } }`;
  answered(await graphql('superUser', publish, { draft: { ...editedGuidedTest, config } }));
}
