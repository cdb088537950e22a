import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import type { DeliveryStatus } from '#shared/offers/sending/delivery-status.ts';
import { anOffer } from '#test/support/builders/offer.ts';
import { aStoredUser } from '#test/support/builders/user.ts';
import { openDataServices } from '#test/support/data-services.ts';

const services = await openDataServices();
afterAll(services.close);

const { addingDelivery, readDelivery } = await import('#lambdas/store/sent-offer/delivery-store.ts');
const { begunDelivery } = await import('#lambdas/store/sent-offer/deliver.ts');
const { returnedAmong } = await import('#lambdas/store/sent-offer/blocked-address-store.ts');
const { noteReport } = await import('#lambdas/store/sent-offer/note-report.ts');
const { changingLight, readLightOffer } = await import('#lambdas/store/offer/offer-store.ts');
const { lightOfferKey, lightOfferOf } = await import('#lambdas/store/offer/offer-items.ts');
const { putItem } = await import('#lambdas/runtime/table/update-item.ts');
const { transact } = await import('#lambdas/runtime/table/transact.ts');
const { writeUser } = await import('#lambdas/store/user/user-store.ts');
const { newId } = await import('#lambdas/runtime/new-id.ts');

const sentAt = '2026-12-03T16:20:00.000Z';
const later = '2026-12-03T16:25:00.000Z';
const address = 'marta@example.com';

/** An offer whose second version was sent to an address, and what reports make of it. */
async function aSentOffer() {
  const uid = randomUUID();
  await writeUser(aStoredUser({ id: uid, uid, email: `${uid}@example.com`, emailVerified: true }));
  const offer = anOffer([], { id: newId(), uid, number: 12, year: 2026, prefix: '' });
  const light = { state: 'sent', version: 2, lastEvent: 'sent', lastEventAt: sentAt };
  await putItem({ Item: { ...lightOfferKey(offer), ...lightOfferOf(offer), ...light } });
  const aMail = async ({ version = 2, at = sentAt, to = address } = {}) => {
    const asked = { id: newId(), offer: offer.id, uid, kind: 'offer', version, address: to } as const;
    await transact([addingDelivery({ ...begunDelivery(asked, at), status: 'handed' })]);
    return { offer: offer.id, id: asked.id };
  };
  const report = (
    tags: { offer: string; id: string },
    status: DeliveryStatus,
    at = later,
    permanent = true,
  ) => noteReport(tags, { status, permanent, statusAt: at, sesId: 'ses' }, { now: new Date(at), newId });
  const listed = async () => readLightOffer(uid, offer.id);
  return { uid, offer: offer.id, aMail, report, listed };
}

describe('a mail that came back', () => {
  it.each(['bounced', 'complained'] as const)(
    'is on the light offer, as its last event: %s [FUP-001, FUP-005]',
    async (status) => {
      const { aMail, report, listed } = await aSentOffer();
      const mail = await aMail();
      await report(mail, 'delivered');
      expect(await listed()).toMatchObject({ returned: false, lastEvent: 'sent' });
      await report(mail, status);
      expect(await listed()).toMatchObject({ returned: true, lastEvent: status, lastEventAt: later });
    },
  );

  it('hides no event that came after it [FUP-001]', async () => {
    const { uid, offer, aMail, report, listed } = await aSentOffer();
    const opened = { lastEvent: 'opened', lastEventAt: '2026-12-03T16:30:00.000Z' };
    await transact([changingLight({ uid, id: offer }, opened)]);
    await report(await aMail(), 'bounced');
    expect(await listed()).toMatchObject({ returned: true, ...opened });
  });

  it('counts no more once a newer version, or another mail to the address, went out [FUP-005]', async () => {
    const { aMail, report, listed } = await aSentOffer();
    const [former, first] = [await aMail({ version: 1, to: 'neri@example.com' }), await aMail()];
    const again = await aMail({ at: '2026-12-03T16:24:00.000Z' });
    await report(former, 'bounced');
    await report(first, 'bounced');
    expect((await readDelivery(first))?.status).toBe('bounced');
    expect((await listed())?.returned).toBe(false);
    await report(again, 'bounced');
    expect((await listed())?.returned).toBe(true);
  });

  it('is noted beside an event of the same moment, and once for several reports [FUP-005]', async () => {
    const { uid, offer, aMail, report, listed } = await aSentOffer();
    const mail = await aMail();
    const opened = { state: 'opened', lastEvent: 'opened', lastEventAt: '2026-12-03T16:30:00.000Z' } as const;
    await Promise.all([
      ...[report(mail, 'bounced'), report(mail, 'bounced'), report(mail, 'bounced')],
      transact([changingLight({ uid, id: offer }, opened)]),
    ]);
    expect(await listed()).toMatchObject({ returned: true, ...opened });
  });
});

describe('an address that mails come back from', () => {
  it('is known to its owner alone, while the bounce is for good and no later mail arrived [SND-050]', async () => {
    const [one, other] = [await aSentOffer(), await aSentOffer()];
    const asked = [address, 'Marta@Example.com', 'neri@example.com'];
    await one.report(await one.aMail(), 'bounced', later, false);
    expect(await returnedAmong(one.uid, asked)).toEqual([]);
    await one.report(await one.aMail(), 'bounced');
    expect(await returnedAmong(one.uid, asked)).toEqual([address, 'Marta@Example.com']);
    expect(await returnedAmong(other.uid, asked)).toEqual([]);
    await one.report(await one.aMail({ at: later }), 'delivered');
    expect(await returnedAmong(one.uid, asked)).toEqual([]);
  });
});
