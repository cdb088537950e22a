import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { openOffer } from '../edit/open-offer.tsx';
import { aReadyOffer, aSentOffer, aSentServer, aVersion } from './sent-server.ts';

type Given = Parameters<typeof aSentServer>[0];

/** Opens the dialog from the menu and sets a day. */
async function extend(given: Given, day = '2100-01-31') {
  const server = aSentServer(given);
  const { user } = await openOffer();
  await user.click(screen.getByRole('button', { name: 'Altre azioni' }));
  await user.click(screen.getByRole('menuitem', { name: 'Proroga' }));
  const dialog = within(await screen.findByRole('dialog', { name: "Proroga l'offerta" }));
  const field = dialog.getByLabelText(/^Valida fino al/);
  fireEvent.change(field, { target: { value: day } });
  return { server, user, dialog };
}
const sent = aSentOffer({ validUntil: '2027-01-31' });

describe('an offer that is extended', () => {
  it('goes as a version that differs in its day alone, by mail to the same people [SND-056]', async () => {
    const versions = [aVersion({ recipients: ['laura@rota.example', 'gino@rota.example'], asksCode: true })];
    const { server, user, dialog } = await extend({ sent, versions });
    await user.click(dialog.getByRole('button', { name: 'Proroga' }));
    expect(await screen.findByText('Versione 2 inviata con il nuovo giorno')).toBeDefined();
    const [input] = server.inputs();
    expect(input).toMatchObject({ id: 'offer', validUntil: '2100-01-31' });
    expect(Object.keys(input ?? {}).toSorted()).toEqual(['id', 'revision', 'validUntil']);
    expect(server.sentInputs()).toEqual([
      expect.objectContaining({
        ...{ offer: 'offer', channel: 'email', asksCode: true, attach: true },
        recipients: ['laura@rota.example', 'gino@rota.example'],
      }),
    ]);
  });

  it.each(['inPerson', 'hand', 'link'] as const)(
    'goes by link where it was made by %s, an expired one too [SND-056]',
    async (channel) => {
      const versions = [aVersion({ channel, recipients: [] })];
      const expired = aSentOffer({ state: 'expired', validUntil: '2020-01-01', channel });
      const { server, user, dialog } = await extend({ sent: expired, versions });
      await user.click(dialog.getByRole('button', { name: 'Proroga' }));
      await waitFor(() =>
        expect(server.sentInputs()).toEqual([expect.objectContaining({ channel: 'link' })]),
      );
      // A link tells nobody: its owner does.
      expect(await screen.findByText(/^Versione 2 pronta .* Nessuno è stato avvisato: di' al/)).toBeDefined();
      await user.click(screen.getByRole('button', { name: 'Condividi il link' }));
      expect(await screen.findByRole('dialog', { name: /^Invia/ })).toBeDefined();
    },
  );

  it('asks for a code at the same address where it was made by link [SND-056, ACC-028]', async () => {
    const asked = { asksCode: true, recipients: ['laura@rota.example'] };
    const versions = [aVersion({ channel: 'link', ...asked })];
    const { server, user, dialog } = await extend({ sent: { ...sent, channel: 'link' }, versions });
    await user.click(dialog.getByRole('button', { name: 'Proroga' }));
    await waitFor(() => expect(server.sentInputs()).toHaveLength(1));
    expect(server.sentInputs()[0]).toMatchObject({ channel: 'link', ...asked });
  });

  it('opens what sends, with the new day, where other changes wait [SND-056]', async () => {
    const { server, user, dialog } = await extend({
      sent: { ...sent, changed: true },
      versions: [aVersion()],
    });
    await user.click(dialog.getByRole('button', { name: 'Continua' }));
    expect(await screen.findByRole('dialog', { name: /^Invia/ })).toBeDefined();
    expect(server.inputs()).toEqual([expect.objectContaining({ validUntil: '2100-01-31' })]);
    expect(server.sentInputs()).toEqual([]);
  });

  it('that is refused leaves day and working copy as they were [SND-056]', async () => {
    const SendOffer = () => {
      throw new GraphqlFailure('recipient-blocked');
    };
    const offer = aReadyOffer({ validUntil: '2027-01-31' });
    const { server, user, dialog } = await extend({
      ...{ offer, sent, versions: [aVersion()] },
      more: { SendOffer },
    });
    await user.click(dialog.getByRole('button', { name: 'Proroga' }));
    expect(await dialog.findByText(/^Questo indirizzo ha segnalato/)).toBeDefined();
    expect(server.inputs().map(({ validUntil }) => validUntil)).toEqual(['2100-01-31', '2027-01-31']);
    expect(dialog.getByRole('button', { name: 'Proroga' })).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Annulla' }));
    expect(screen.getByText('Valida fino al 31/01/2027')).toBeDefined();
    expect(screen.queryByText(/^Modifiche non inviate/)).toBeNull();
  });

  it.each([
    ['mail-paused', {}, /Nessuno è stato avvisato.*L'invio di e-mail è sospeso/],
    ['too-many-requests', { mailsOf: 'address', most: 3 }, /Nessuno è stato avvisato.*3 e-mail al giorno/],
  ] as const)(
    'goes by link where its mail is refused by %s, which is said [SND-023, SND-024, SND-056]',
    async (code, params, said) => {
      const SendOffer = ({ input }: { input: { channel: string } }) => {
        if (input.channel === 'email') throw new GraphqlFailure(code, params);
        return {
          sendOffer: { sent: aSentOffer({ version: 2, channel: 'link' }), link: null, deliveries: [] },
        };
      };
      const versions = [aVersion({ asksCode: true })];
      const { server, user, dialog } = await extend({ sent, versions, more: { SendOffer } });
      await user.click(dialog.getByRole('button', { name: 'Proroga' }));
      expect(await screen.findByText(said)).toBeDefined();
      const recipients = ['laura@rota.example'];
      expect(server.sentInputs().map(({ channel }) => channel)).toEqual(['email', 'link']);
      expect(server.sentInputs()[1]).toMatchObject({ recipients, asksCode: true });
      // The new day stays.
      expect(server.inputs()).toHaveLength(1);
    },
  );

  it('of too many requests of another kind is refused [SND-056]', async () => {
    const SendOffer = () => {
      throw new GraphqlFailure('too-many-requests', { retryAfter: 60 });
    };
    const { server, user, dialog } = await extend({ sent, versions: [aVersion()], more: { SendOffer } });
    await user.click(dialog.getByRole('button', { name: 'Proroga' }));
    expect(await dialog.findByText(/^Troppe richieste/)).toBeDefined();
    expect(server.sentInputs()).toHaveLength(1);
  });

  it('whose answer was lost is sent again as the same, and stays stored meanwhile [SND-009, SND-056]', async () => {
    let tries = 0;
    const SendOffer = () => {
      tries += 1;
      if (tries === 1) throw new GraphqlFailure('offline');
      return { sendOffer: { sent: aSentOffer({ version: 2 }), link: null, deliveries: [] } };
    };
    const { server, user, dialog } = await extend({ sent, versions: [aVersion()], more: { SendOffer } });
    await user.click(dialog.getByRole('button', { name: 'Proroga' }));
    await waitFor(() => expect(dialog.getByRole('alert')).toBeDefined());
    expect(screen.getByText('Valida fino al 31/01/2027, nelle modifiche al 31/01/2100')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Proroga' }));
    expect(await screen.findByText('Versione 2 inviata con il nuovo giorno')).toBeDefined();
    const [one, other] = server.sentInputs();
    expect(other).toEqual(one);
    expect(server.inputs()).toHaveLength(1);
  });

  it('is asked for a later day than the one that it has, a month after it at first [SND-056]', async () => {
    aSentServer({ sent: aSentOffer({ validUntil: '2099-01-31' }), versions: [aVersion()] });
    const { user } = await openOffer();
    await user.click(screen.getByRole('button', { name: 'Altre azioni' }));
    await user.click(screen.getByRole('menuitem', { name: 'Proroga' }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByLabelText<HTMLInputElement>(/^Valida fino al/);
    expect([field.value, field.min]).toEqual(['2099-03-02', '2099-02-01']);
    fireEvent.change(field, { target: { value: '2099-01-31' } });
    expect(dialog.getByText('Scegli un giorno dal 01/02/2099 in poi')).toBeDefined();
    fireEvent.change(field, { target: { value: '2099-02-01' } });
    expect(dialog.queryByText(/^Scegli un giorno/)).toBeNull();
  });

  it('that is over takes no day before today [SND-056]', async () => {
    const expired = aSentOffer({ state: 'expired', validUntil: '2020-01-01' });
    const { dialog } = await extend({ sent: expired, versions: [aVersion()] }, '2020-02-01');
    expect(dialog.getByText(/^Scegli un giorno dal/)).toBeDefined();
  });
});
