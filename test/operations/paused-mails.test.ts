import { expect, it } from 'vitest';
import { changed, registered } from '#test/support/accounts-api.ts';
import { documentOf } from '#test/support/api-document.ts';
import { codeOf, graphql, type Who } from '#test/support/cloud.ts';
import { answered } from '#test/support/quotations-api.ts';

const { transact } = await import('#lambdas/runtime/table/transact.ts');
const { mustMayWrite } = await import('#lambdas/store/sent-offer/deliver.ts');
const { countingMail, pauseWhereNeeded } = await import('#lambdas/store/sent-offer/mail-standing-store.ts');

type Paused = { id: string; name: string; since: string; sent: number; bounced: number; complained: number };

const list = async (who: Who = 'superUser') =>
  answered(await graphql<{ pausedMails: Paused[] }>(who, documentOf('Query.pausedMails'))).pausedMails;
const lift = (uid: string, who: Who = 'superUser') =>
  graphql<{ liftMailPause: string }>(who, documentOf('Mutation.liftMailPause'), { uid });
const pausedOf = async (uid: string, who?: Who) => (await list(who)).find(({ id }) => id === uid);

/** An account with 20 mails, of which three came back for good. */
async function aPausedAccount() {
  const now = new Date();
  const { id, email } = await registered();
  await transact([countingMail(id, 'sent', now, 20)]);
  await transact([countingMail(id, 'bounced', now, 3)]);
  return { id, email, now };
}

it('a super user finds a paused account with its numbers and no address, and lifts the pause: it writes again [SND-024]', async () => {
  const { id, email, now } = await aPausedAccount();
  await pauseWhereNeeded(id, now);
  const paused = await pausedOf(id);
  expect(paused).toEqual({
    ...{ id, name: expect.any(String), since: now.toISOString() },
    ...{ sent: 20, bounced: 3, complained: 0 },
  });
  expect(JSON.stringify(paused)).not.toContain(email);
  await expect(mustMayWrite(id, [], now)).rejects.toMatchObject({ code: 'mail-paused' });
  // Said again it changes nothing.
  for (let time = 0; time < 2; time += 1) expect(answered(await lift(id)).liftMailPause).toBe(id);
  expect(await pausedOf(id)).toBeUndefined();
  await mustMayWrite(id, [], now);
  // Its counts begin anew: one more bounce does not pause it.
  await transact([countingMail(id, 'bounced', now)]);
  await mustMayWrite(id, [], now);
});

it('a pause that nobody noted is in the list once a mail was refused for it [SND-024]', async () => {
  const { id, now } = await aPausedAccount();
  expect(await pausedOf(id)).toBeUndefined();
  await expect(mustMayWrite(id, [], now)).rejects.toMatchObject({ code: 'mail-paused' });
  expect(await pausedOf(id)).toMatchObject({ sent: 20, bounced: 3 });
});

it('a super user of other countries neither sees nor lifts it, nor does the user [SND-024]', async () => {
  const { id, now } = await aPausedAccount();
  await changed(id, { country: 'IT' });
  await pauseWhereNeeded(id, now);
  expect(await pausedOf(id, 'superUserOfGermanyAndAustria')).toBeUndefined();
  expect(codeOf(await lift(id, 'superUserOfGermanyAndAustria'))).toBe('not-found');
  expect(codeOf(await lift(id, 'painter'))).toBe('forbidden');
  expect(await pausedOf(id)).toBeDefined();
});
