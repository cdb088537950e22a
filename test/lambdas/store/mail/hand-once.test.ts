import { afterAll, expect, it } from 'vitest';
import { faults, faultyClients } from '#test/support/faults/faulty-clients.ts';
import { openCloud } from '#test/support/faults/open-cloud.ts';

const cloud = await openCloud();
const clients = faultyClients();
afterAll(async () => {
  clients.restore();
  await cloud.close();
});

const { handMail } = await import('#lambdas/store/mail/send-mail.ts');

const mail = {
  ...{ to: 'marta@example.com', subject: 'Offerta', html: '<p>Ciao</p>', text: 'Ciao' },
  ...{ senderName: 'Verdi tramite Preventivi', tags: { offer: 'o1', delivery: 'd1' } },
};

it('a mail to a customer is taken by SES', async () => {
  expect(await handMail(mail)).toEqual({ status: 'handed', sesId: expect.any(String) });
});

it.each(Object.entries(faults))(
  '%s: a mail to a customer is handed over once [SND-022]',
  async (name, fault) => {
    let status: string | undefined;
    const tries = await clients.during(/^SendEmailCommand$/, fault, 100, async () => {
      ({ status } = await handMail(mail));
    });
    expect([tries, status]).toEqual([1, name === 'throttled' ? 'failed' : 'unknown']);
  },
);
