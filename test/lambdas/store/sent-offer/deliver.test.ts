import { randomUUID } from 'node:crypto';
import { SESv2Client, SESv2ServiceException, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { anOffer } from '#test/support/builders/offer.ts';
import { aStoredUser } from '#test/support/builders/user.ts';
import { openDataServices } from '#test/support/data-services.ts';
import { aLambdaContext } from '#test/support/lambda.ts';
import { mockedClient } from '#test/support/mocked-client.ts';

const services = await openDataServices();
afterAll(services.close);
vi.stubEnv('MAIL_SENDER', 'preventivi@example.com');

const { deliver, mustMayWrite } = await import('#lambdas/store/sent-offer/deliver.ts');
const { countMails } = await import('#lambdas/store/sent-offer/count-mails.ts');
const { listDeliveries, readDelivery } = await import('#lambdas/store/sent-offer/delivery-store.ts');
const { readMailStanding } = await import('#lambdas/store/sent-offer/mail-standing-store.ts');
const { listTimeline } = await import('#lambdas/store/sent-offer/timeline-store.ts');
const { writeUser } = await import('#lambdas/store/user/user-store.ts');
const { lightOfferKey, lightOfferOf } = await import('#lambdas/store/offer/offer-items.ts');
const { putItem } = await import('#lambdas/runtime/table/update-item.ts');
const { itemsOf } = await import('#lambdas/runtime/table/query-all.ts');
const { client } = await import('#lambdas/runtime/table/table.ts');
const { handler } = await import('#lambdas/offers/follow-mail.ts');
const { partitions } = await import('#lambdas/store/keys.ts');
const { newId } = await import('#lambdas/runtime/new-id.ts');

const ses = mockedClient(SESv2Client);
beforeEach(() => {
  ses.reset();
  ses.on(SendEmailCommand).resolves({ MessageId: 'ses-1' });
});

const now = new Date('2026-12-03T16:20:00Z');
const mail = {
  subject: 'Offerta',
  html: '<p>Ciao</p>',
  text: 'Ciao',
  senderName: 'Verdi tramite Preventivi',
};

/** An owner with an offer, and their next mail to a customer. */
async function anOwner(changes: object = {}) {
  const uid = randomUUID();
  const email = `${uid}@example.com`;
  await writeUser(aStoredUser({ id: uid, uid, email, emailVerified: true, language: 'it', ...changes }));
  const offer = anOffer([], { id: newId(), uid, number: 12, year: 2026, prefix: '' });
  await putItem({ Item: { ...lightOfferKey(offer), ...lightOfferOf(offer) } });
  const asked = (change: object = {}) => ({
    ...{
      id: newId(),
      offer: offer.id,
      uid,
      kind: 'offer' as const,
      version: 1,
      address: 'marta@example.com',
    },
    ...change,
  });
  const items = (prefix: string) => itemsOf(partitions.user(uid), { prefix });
  return { uid, email, offer: offer.id, asked, items };
}
type Owner = Awaited<ReturnType<typeof anOwner>>;

const sends = () => ses.commandCalls(SendEmailCommand).map(({ args: [{ input }] }) => input);
const sendsTo = (address: string) =>
  sends().filter(({ Destination }) => Destination?.ToAddresses?.includes(address));

/** A report of SES as the function gets it. */
const reported = (
  { offer, id }: { offer: string; id: string },
  eventType: string,
  { bounceType, at = now.toISOString() }: { bounceType?: string; at?: string } = {},
) =>
  handler(
    {
      time: at,
      detail: {
        eventType,
        mail: {
          messageId: 'ses-1',
          tags: { offer: [offer], delivery: [id], 'ses:configuration-set': ['x'] },
        },
        ...(bounceType && { bounce: { bounceType } }),
      },
    },
    aLambdaContext(),
  );

const eventsOf = async ({ offer }: Owner) =>
  (await listTimeline(offer)).items.map(({ event, detail }) => ({ event, detail }));
const bellOf = async ({ items }: Owner) => (await items('EVENT#')).map(({ kind }) => kind);

describe('a mail about an offer', () => {
  it('is noted, handed over once for its id, and answered as it is known [SND-022, SND-049]', async () => {
    const owner = await anOwner();
    const asked = owner.asked();
    const first = await deliver(asked, mail, { now, newId });
    expect(first).toMatchObject({ ...asked, status: 'handed', sesId: 'ses-1', at: now.toISOString() });
    expect(await deliver(asked, mail, { now, newId })).toEqual(first);
    expect(sends()).toMatchObject([
      {
        Destination: { ToAddresses: ['marta@example.com'] },
        EmailTags: [
          { Name: 'offer', Value: asked.offer },
          { Name: 'delivery', Value: asked.id },
        ],
      },
    ]);
    expect(await listDeliveries(asked.offer)).toEqual([first]);
    expect(await readMailStanding(owner.uid, now)).toMatchObject({ sent: 1, bounced: 0, isPaused: false });
  });

  it('that SES refuses is failed, and its offer says so [SND-021]', async () => {
    const owner = await anOwner();
    ses.on(SendEmailCommand).rejects(
      new SESv2ServiceException({
        name: 'MessageRejected',
        $fault: 'client',
        $metadata: { httpStatusCode: 400 },
      }),
    );
    expect(await deliver(owner.asked(), mail, { now, newId })).toMatchObject({
      status: 'failed',
      sesId: null,
    });
    expect(await eventsOf(owner)).toEqual([{ event: 'failed', detail: 'marta@example.com offer' }]);
  });

  it('that SES does not answer stays unknown and is never sent again by itself, until a report tells [SND-022, SND-049]', async () => {
    const owner = await anOwner();
    const asked = owner.asked();
    ses.on(SendEmailCommand).rejects(Object.assign(new Error('late'), { name: 'TimeoutError' }));
    expect(await deliver(asked, mail, { now, newId })).toMatchObject({ status: 'unknown' });
    expect(await deliver(asked, mail, { now, newId })).toMatchObject({ status: 'unknown' });
    expect(sends()).toHaveLength(1);
    await reported(asked, 'Send');
    expect(await readDelivery(asked)).toMatchObject({ status: 'handed', sesId: 'ses-1' });
  });

  it('whose sender is killed after SES took it stays unknown, and no second one goes out (race 5) [SND-022]', async () => {
    const owner = await anOwner();
    const asked = owner.asked();
    ses.on(SendEmailCommand).callsFake(() => {
      const send = vi.spyOn(client, 'send').mockImplementation(() => {
        throw new Error('killed');
      });
      setImmediate(() => setImmediate(() => send.mockRestore()));
      return { MessageId: 'ses-1' };
    });
    await expect(deliver(asked, mail, { now, newId })).rejects.toThrow('killed');
    vi.restoreAllMocks();
    expect(await deliver(asked, mail, { now, newId })).toMatchObject({ status: 'unknown', sesId: null });
    expect(sends()).toHaveLength(1);
  });

  it('whose sender is killed before SES was asked stays unknown too [SND-022]', async () => {
    const owner = await anOwner();
    const asked = owner.asked();
    ses.on(SendEmailCommand).callsFake(() => {
      throw new Error('killed');
    });
    await deliver(asked, mail, { now, newId });
    expect(await deliver(asked, mail, { now, newId })).toMatchObject({ status: 'unknown' });
    expect(sends()).toHaveLength(1);
  });
});

describe('reports of SES', () => {
  const bounce = { bounceType: 'Permanent' };

  it('raise a status and never lower it, whatever their order (race 6) [SND-049]', async () => {
    const owner = await anOwner();
    const asked = owner.asked();
    await deliver(asked, mail, { now, newId });
    const statuses: unknown[] = [];
    for (const type of ['Delivery', 'Send', 'DeliveryDelay', 'Delivery', 'Complaint', 'Bounce', 'Open']) {
      await reported(asked, type, type === 'Bounce' ? bounce : {});
      statuses.push((await readDelivery(asked))?.status);
    }
    expect(statuses).toEqual([
      ...['delivered', 'delivered', 'delivered', 'delivered', 'complained', 'complained', 'complained'],
    ]);
    expect((await eventsOf(owner)).map(({ event }) => event).toSorted()).toEqual(['complained', 'delivered']);
  });

  it('count also before the answer of SES is noted (race 6) [SND-049]', async () => {
    const owner = await anOwner();
    const asked = owner.asked();
    ses.on(SendEmailCommand).callsFake(async () => {
      await reported(asked, 'Delivery');
      return { MessageId: 'ses-1' };
    });
    expect(await deliver(asked, mail, { now, newId })).toMatchObject({ status: 'delivered', sesId: 'ses-1' });
  });

  it('of a bounce tell the owner once, by bell, timeline and mail [SND-050]', async () => {
    const owner = await anOwner();
    const asked = owner.asked();
    await deliver(asked, mail, { now, newId });
    await Promise.all([1, 2, 3].map(() => reported(asked, 'Bounce', bounce)));
    expect(await readDelivery(asked)).toMatchObject({ status: 'bounced', permanent: true });
    expect(await eventsOf(owner)).toEqual([{ event: 'bounced', detail: 'marta@example.com offer' }]);
    expect(await bellOf(owner)).toEqual(['bounce']);
    expect(sendsTo(owner.email)).toHaveLength(1);
    expect(sendsTo(owner.email)[0]?.Content?.Simple?.Subject?.Data).toBe(
      "Un'e-mail dell'offerta 12/2026 è tornata indietro",
    );
    expect(await readMailStanding(owner.uid, now)).toMatchObject({ sent: 1, bounced: 1 });
  });

  it('of a bounce that may pass are no permanent one, and count against nobody [SND-024, SND-049]', async () => {
    const owner = await anOwner();
    const asked = owner.asked();
    await deliver(asked, mail, { now, newId });
    await reported(asked, 'Bounce', { bounceType: 'Transient' });
    expect(await readDelivery(asked)).toMatchObject({ status: 'bounced', permanent: false });
    expect(await readMailStanding(owner.uid, now)).toMatchObject({ bounced: 0 });
  });

  it('of a complaint tell the owner and end mails to the address, for this owner alone, however it is written [SND-051]', async () => {
    const [owner, other] = [await anOwner(), await anOwner()];
    const asked = owner.asked();
    await mustMayWrite(owner.uid, ['marta@example.com'], now);
    await deliver(asked, mail, { now, newId });
    await reported(asked, 'Complaint');
    await reported(asked, 'Complaint');
    expect(await bellOf(owner)).toEqual(['complaint']);
    expect(sendsTo(owner.email)).toHaveLength(1);
    await expect(
      mustMayWrite(owner.uid, ['neri@example.com', 'Marta@Example.com'], now),
    ).rejects.toMatchObject({ code: 'recipient-blocked' });
    await mustMayWrite(owner.uid, ['neri@example.com'], now);
    await mustMayWrite(other.uid, ['marta@example.com'], now);
    // The address of somebody who complained is not kept.
    expect(JSON.stringify(await owner.items('BLOCKED#'))).not.toMatch(/marta/i);
  });

  it.each([
    ['a removed offer', () => ({ offer: newId(), id: newId() })],
    ['an offer that never was', () => ({ offer: '', id: '' })],
  ])('of %s change nothing and fail nobody (race 6) [SND-049]', async (_title, tags) => {
    await reported(tags(), 'Bounce', bounce);
    expect(sends()).toEqual([]);
  });

  it.each([
    ['without tags', { eventType: 'Bounce', mail: { messageId: 'x', tags: {} }, bounce }],
    ['of another form', { eventType: 'Bounce' }],
    ['of nothing', null],
  ])('%s are dropped without error [SND-049]', async (_title, detail) => {
    await handler({ time: now.toISOString(), detail }, aLambdaContext());
    expect(sends()).toEqual([]);
  });

  it('of an owner who is gone are dropped', async () => {
    const asked = { ...(await anOwner()).asked(), uid: randomUUID() };
    await deliver(asked, mail, { now, newId });
    await reported(asked, 'Bounce', bounce);
    expect(await itemsOf(partitions.user(asked.uid), { prefix: 'EVENT#' })).toEqual([]);
  });

  it.each([
    ['archived', { archived: true }],
    ['not verified', { emailVerified: false }],
  ])('write no mail to an owner who is %s', async (_title, changes) => {
    const owner = await anOwner(changes);
    const asked = owner.asked();
    await deliver(asked, mail, { now, newId });
    await reported(asked, 'Bounce', bounce);
    expect(await bellOf(owner)).toEqual(['bounce']);
    expect(sendsTo(owner.email)).toEqual([]);
  });

  it('hold up nothing when the owner cannot be written to [FUP-020]', async () => {
    const owner = await anOwner();
    const asked = owner.asked();
    await deliver(asked, mail, { now, newId });
    ses.on(SendEmailCommand).rejects(new Error('SES is down'));
    await reported(asked, 'Bounce', bounce);
    expect(await bellOf(owner)).toEqual(['bounce']);
  });
});

describe('mails of an account', () => {
  it('are paused by two complaints, also once the counts are forgotten [SND-024]', async () => {
    const owner = await anOwner();
    for (const address of ['uno@example.com', 'due@example.com']) {
      await mustMayWrite(owner.uid, ['marta@example.com'], now);
      const asked = owner.asked({ address });
      await deliver(asked, mail, { now, newId });
      await reported(asked, 'Complaint');
    }
    const later = new Date('2027-03-01T09:00:00Z');
    for (const at of [now, later])
      await expect(mustMayWrite(owner.uid, ['marta@example.com'], at)).rejects.toMatchObject({
        code: 'mail-paused',
      });
    const standing = (await owner.items('MAILS#PAUSED')).map(({ sent, bounced, complained }) => ({
      ...{ sent, bounced, complained },
    }));
    expect(standing).toEqual([{ sent: 2, bounced: 0, complained: 2 }]);
  });

  const day = 86_400_000;
  const count = (owner: Owner, createdAt: Date, addresses: readonly string[], offer = newId()) =>
    countMails({ id: owner.uid, createdAt: createdAt.toISOString() }, offer, addresses, now).then(
      () => 'counted',
      ({ code, params }: { code?: string; params?: object }) => ({ code, ...params }),
    );

  it('go three times a day to one address about one offer [SND-023]', async () => {
    const owner = await anOwner();
    const [made, offer] = [new Date(now.getTime() - 30 * day), newId()];
    for (let index = 0; index < 3; index += 1)
      expect(await count(owner, made, ['marta@example.com'], offer)).toBe('counted');
    const full = { code: 'too-many-requests', mailsOf: 'address', most: 3 };
    expect(await count(owner, made, ['neri@example.com', 'MARTA@example.com'], offer)).toMatchObject(full);
    // The refusal used nothing up.
    for (let index = 0; index < 3; index += 1)
      expect(await count(owner, made, ['neri@example.com'], offer)).toBe('counted');
    expect(await count(owner, made, ['marta@example.com'])).toBe('counted');
  });

  it.each([
    ['100', 'an older account', 7 * day, 100],
    ['20', 'an account of its first seven days', 7 * day - 1, 20],
  ])('are %s a day of %s [SND-023]', async (_most, _title, age, most) => {
    const owner = await anOwner();
    const made = new Date(now.getTime() - age);
    const addresses = Array.from({ length: most }, (_, index) => `${index}@example.com`);
    expect(await count(owner, made, addresses)).toBe('counted');
    const full = { code: 'too-many-requests', mailsOf: 'account', most };
    expect(await count(owner, made, ['one-more@example.com'])).toMatchObject(full);
  });
});
