import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { changed, mailsTo, registered } from '#test/support/accounts-api.ts';
import { anOffer } from '#test/support/builders/offer.ts';
import { cloudUrl } from '#test/support/cloud.ts';

const { deliver, mustMayWrite } = await import('#lambdas/store/sent-offer/deliver.ts');
const { readDelivery } = await import('#lambdas/store/sent-offer/delivery-store.ts');
const { customerMail } = await import('#lambdas/store/mail/customer-mail.ts');
const { lightOfferKey, lightOfferOf } = await import('#lambdas/store/offer/offer-items.ts');
const { readLightOffer } = await import('#lambdas/store/offer/offer-store.ts');
const { returnedAmong } = await import('#lambdas/store/sent-offer/blocked-address-store.ts');
const { putItem } = await import('#lambdas/runtime/table/update-item.ts');
const { newId } = await import('#lambdas/runtime/new-id.ts');

/** An owner with an offer, who sends it to an address. */
async function sentTo(address: string) {
  const { id: uid, email } = await registered();
  await changed(uid, { emailVerified: true });
  const offer = anOffer([], { id: newId(), uid, number: 7, year: 2026, prefix: '' });
  const sent = { version: 1, state: 'sent', lastEvent: 'sent', lastEventAt: '2026-11-20T10:00:00.000Z' };
  await putItem({ Item: { ...lightOfferKey(offer), ...lightOfferOf(offer), ...sent } });
  const owner = { name: 'Società Verdi', email };
  const link = `${cloudUrl}/o/${offer.id}#t=abc`;
  const made = customerMail(
    {
      ...{ kind: 'offer', version: 1 },
      subject: `Offerta 7/2026 ${randomUUID()}`,
      text: 'Buongiorno,\necco la nostra offerta.',
    },
    { language: 'it', owner, number: '7/2026', link },
  );
  const content = Buffer.from('%PDF-1.7\n\xe2\xe3', 'latin1');
  const files = [{ name: 'Offerta 7-2026.pdf', type: 'application/pdf', content }];
  const asked = { id: newId(), offer: offer.id, uid, kind: 'offer' as const, version: 1, address };
  const now = new Date();
  const delivery = await deliver(asked, { ...made, files }, { now, newId });
  const light = () => readLightOffer(uid, offer.id);
  return { uid, email, delivery, light, subject: made.subject, content };
}

describe('a mail to an address of the simulator', () => {
  it.each([
    ['bounce', 'bounced', 1],
    ['complaint', 'complained', 1],
    ['success', 'delivered', 0],
  ])(
    '%s@: it is %s, through the function that follows mails; lists and customers show it [SND-050, SND-051, SND-052, FUP-005]',
    async (name, status, told) => {
      const { email, uid, delivery, light } = await sentTo(`${name}@simulator.amazonses.com`);
      await expect.poll(async () => (await readDelivery(delivery))?.status, { timeout: 5000 }).toBe(status);
      const toOwner = async () => (await mailsTo(email)).filter(({ subject }) => subject.includes('7/2026'));
      await expect.poll(async () => (await toOwner()).length).toBe(told);
      const may = mustMayWrite(uid, [delivery.address], new Date());
      if (status === 'complained') await expect(may).rejects.toMatchObject({ code: 'recipient-blocked' });
      else await may;
      expect((await light())?.returned).toBe(status !== 'delivered');
      const returned = await returnedAmong(uid, [delivery.address]);
      expect(returned).toEqual(status === 'bounced' ? [delivery.address] : []);
    },
  );
});

it('a mail comes with its file, the name of its owner and their address to answer to, and loads nothing [SND-015, SND-018, SND-019]', async () => {
  const { email, subject, content } = await sentTo(`${randomUUID()}@example.com`);
  const all: { id: string; from: string; subject: string; html: string; replyTo: string[] }[] = await (
    await fetch(`${cloudUrl}/_local/mail.json`)
  ).json();
  const mail = all.find((each) => each.subject === subject);
  expect(mail).toMatchObject({
    from: 'Società Verdi tramite Preventivi <preventivi@example.com>',
    replyTo: [email],
  });
  expect(mail?.html).not.toMatch(/<(img|link|script|iframe)|url\(|\bsrc=/);
  const file = await fetch(`${cloudUrl}/_local/mail/${mail?.id}/0`);
  expect(Buffer.from(await file.arrayBuffer())).toEqual(content);
});
