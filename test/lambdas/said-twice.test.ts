import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { SNSClient } from '@aws-sdk/client-sns';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, expect, it } from 'vitest';
import { aNotificationInput } from '#test/support/builders/notification.ts';
import { aNewProductInput } from '#test/support/builders/product-input.ts';
import { aSignUpInput } from '#test/support/builders/user-input.ts';
import { aWorkContent } from '#test/support/builders/work.ts';
import { openDataServices } from '#test/support/data-services.ts';
import { mockedClient } from '#test/support/mocked-client.ts';
import { sayings } from '#test/support/mutations.ts';
import { pngOf } from '#test/support/png.ts';
import { as } from '#test/support/races/editable.ts';
import { fillSmallWorld } from '#test/support/races/small-world.ts';
import { made } from '#test/support/retried/creation.ts';
import { plantSent } from '#test/support/sent-offers-api.ts';

const services = await openDataServices({ withPool: true });
afterAll(services.close);
const [superUser] = await fillSmallWorld();
mockedClient(CognitoIdentityProviderClient).restore();
const mails = mockedClient(SESv2Client).resolves({});
mockedClient(SNSClient).resolves({ MessageId: 'accepted' });
const { client, table: TableName } = await import('#lambdas/runtime/table/table.ts');

type Form = { key: string; url: string; fields: { name: string; value: string }[] };

/** A notification that users have in their inbox. */
async function sent(key: string): Promise<string> {
  const { sendDue } = await import('#lambdas/notifications/send-due.ts');
  const input = aNotificationInput({ recipients: ['imbianchino'] });
  const id = await made(superUser, 'Mutation.createNotification', { key, input, status: 'todo' });
  const due = Date.now() + 60_000;
  await sendDue({ holder: 'test', clock: () => due });
  return id;
}

/** An image that was uploaded and belongs to nobody yet. */
async function uploaded(field: string, of: object): Promise<string> {
  const wanted = { ...of, type: 'image/png', fileName: 'Foto.png' };
  const { key, url, fields } = as<Form>(await superUser.run(field, wanted));
  const form = new FormData();
  for (const { name, value } of fields) form.append(name, value);
  form.append('file', new Blob([pngOf('the image')]), 'x.png');
  expect((await fetch(url, { method: 'POST', body: form })).status).toBe(204);
  return key;
}

const productId = await made(superUser, 'Mutation.createProduct', {
  key: 'product',
  product: aNewProductInput(),
});
const workId = await made(superUser, 'Mutation.createWork', { key: 'work', work: aWorkContent() });
const offer = await made(superUser, 'Mutation.createOffer', { input: { key: 'offer' } });
await superUser.run('Mutation.updateOfferSettings', { input: { revision: 0, remindersOn: true } });
await plantSent({ id: offer, uid: superUser.user.id });
const person = aSignUpInput();
const uid = await made(superUser, 'Mutation.createUser', { key: 'user', user: person });
const notifications = [await sent('first'), await sent('second')];
const { changeUser } = await import('#lambdas/store/user/change-user.ts');
await changeUser(superUser.user.id, { deletionAskedAt: new Date().toISOString() }, 'Test', new Date());
const { countingMail } = await import('#lambdas/store/sent-offer/mail-standing-store.ts');
const { transact } = await import('#lambdas/runtime/table/transact.ts');
await transact([countingMail(uid, 'complained', new Date(), 2)]);
const userImage = { userId: uid, key: await uploaded('Mutation.uploadUserImage', { userId: uid }) };
const productImage = { productId, key: await uploaded('Mutation.uploadProductImage', { productId }) };

/** Operations without key and revision that say how something is to be, in this order. */
const said: readonly (readonly [string, object])[] = [
  ['Mutation.archiveProduct', { id: productId, archived: true }],
  ['Mutation.archiveProduct', { id: productId, archived: false }],
  ['Mutation.updateProductImage', { ...productImage, imageName: 'Foto.png' }],
  ['Mutation.removeProductImage', { productId }],
  ['Mutation.updateImage', { ...userImage, imageName: 'Foto.png' }],
  ['Mutation.removeImage', { userId: uid }],
  ['Mutation.forceEmailVerification', { uid }],
  ['Mutation.liftMailPause', { uid }],
  ['Mutation.markNotificationsRead', { ids: notifications.slice(0, 1) }],
  ['Mutation.markNotificationsRead', { all: true }],
  ['Mutation.setMeasureRule', { rule: { mode: 'exact', threshold: null } }],
  ['Mutation.withdrawDeletion', {}],
  ['Mutation.beginGuidedTest', { run: 'one-run' }],
  ['Mutation.archiveWork', { id: workId, archived: true }],
  ['Mutation.archiveWork', { id: workId, archived: false }],
  ['Mutation.archiveOffer', { offer, archived: true }],
  ['Mutation.archiveOffer', { offer, archived: false }],
  ['Mutation.leaveOutReminders', { offer, version: 1, leftOut: true }],
  ['Mutation.leaveOutReminders', { offer, version: 1, leftOut: false }],
];

/** Everything that is stored, but for counts of limits. */
async function state(): Promise<unknown[]> {
  const { Items = [] } = await client.send(new ScanCommand({ TableName, ConsistentRead: true }));
  return Items.filter(({ pk }) => !String(pk).startsWith('RATE#')).toSorted((a, b) =>
    `${a.pk} ${a.sk}` < `${b.pk} ${b.sk}` ? -1 : 1,
  );
}

it('everything that says what something is to be is said twice', () => {
  expect(said.map(([field]) => field)).toEqual(expect.arrayContaining([...sayings]));
});

it.each(said)('%s %j, said twice, is as if said once, and answered alike', async (field, args) => {
  const before = await state();
  const answer = await superUser.run(field, args);
  const [once, sent] = [await state(), mails.calls().length];
  expect(once).not.toEqual(before);
  expect(await superUser.run(field, args)).toEqual(answer);
  expect(await state()).toEqual(once);
  expect(mails.calls().length).toBe(sent);
});

it('another address of a user, said twice, is asked to verify itself once', async () => {
  const change = { uid, email: `new.${person.email}` };
  const first = as<object>(await superUser.run('Mutation.updateUser', change));
  expect(first).toMatchObject({ email: change.email, emailVerified: false, mailSent: true });
  const [once, sent] = [await state(), mails.calls().length];
  // The address is the same: nothing of it is new.
  expect(await superUser.run('Mutation.updateUser', change)).toEqual({ ...first, mailSent: null });
  expect(await state()).toEqual(once);
  expect(mails.calls().length).toBe(sent);
});
