import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { isOff } from '#test/support/is-off.ts';
import { heads, options, textOf } from '#test/support/open-screen.tsx';
import { failureOf, GraphqlFailure } from '#web/lib/failure.ts';
import { aNotificationServer, openNotifications } from './open-notifications.tsx';

const accepted = (topic: string) => ({
  testFCMTopic: { success: true, message: null, topic, response: { messageId: 'm-1' }, error: null },
});

async function openTester(
  answer: (variables: { topic: string }) => unknown = ({ topic }) => accepted(topic),
) {
  const server = aNotificationServer();
  server.answers.TestFCMTopic = answer;
  const { user } = openNotifications();
  await user.click(await screen.findByRole('button', { name: 'Prova un topic push' }));
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Topic' });
  const press = () => user.click(screen.getByRole('button', { name: 'Test Topic' }));
  return { server, user, select, press };
}

const rows = () =>
  within(screen.getByRole('table', { name: 'Risultati delle prove' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell').map(textOf));

describe('the tester of topics', () => {
  it('offers the types of users, test first chosen, and warns that the message is real [PSH-001, PSH-002, PSH-003, PSH-012]', async () => {
    const { select } = await openTester();
    expect(select.value).toBe('test');
    expect(options('Topic')).toEqual([
      'privato',
      'rivenditore',
      'venditore-esterno',
      'agente',
      'imbianchino',
      'progettista',
      'keim',
      'test',
    ]);
    expect(screen.getByText(/manda davvero un messaggio push/)).toBeTruthy();
  });

  it('sends to test without asking and shows what came of it [PSH-004, PSH-005]', async () => {
    const { server, press } = await openTester();
    await press();
    await waitFor(() => expect(rows()).toEqual([['test', 'Sì', 'm-1', '—nessun valore', '—nessun valore']]));
    expect(heads()).toEqual([
      'Topic',
      'Riuscito',
      'Id del messaggio',
      'Codice errore',
      'Messaggio di errore',
    ]);
    expect(server.asked('TestFCMTopic')).toEqual([{ topic: 'test' }]);
  });

  it('asks before it sends to any other topic [PSH-004]', async () => {
    const { server, user, select, press } = await openTester();
    await user.selectOptions(select, 'keim');
    await press();
    const dialog = await screen.findByRole('alertdialog', { name: 'Mandare un messaggio vero?' });
    expect(dialog.textContent).toContain('keim');
    await user.click(within(dialog).getByRole('button', { name: 'Annulla' }));
    expect(server.asked('TestFCMTopic')).toEqual([]);
    await press();
    await user.click(await screen.findByRole('button', { name: 'Manda il messaggio' }));
    await waitFor(() => expect(server.asked('TestFCMTopic')).toEqual([{ topic: 'keim' }]));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('cannot be pressed again while a test is under way', async () => {
    const { press } = await openTester(() => new Promise(() => {}));
    await press();
    expect(isOff(screen.getByRole<HTMLButtonElement>('button', { name: 'Test Topic' }))).toBe(true);
  });

  it.each([
    ['topic assente', 'Test fallito: topic assente'],
    [null, 'Test fallito: Errore sconosciuto'],
  ])('says of a test that failed with %s: %s [PSH-005, PSH-008, WER-003]', async (message, text) => {
    const error = { code: 'not-found', message: 'Topic does not exist' };
    const { press } = await openTester(({ topic }) => ({
      testFCMTopic: { success: false, message, topic, response: null, error },
    }));
    await press();
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(rows()).toEqual([['test', 'No', '—nessun valore', 'not-found', 'Topic does not exist']]);
  });

  it.each([
    [new GraphqlFailure('not-found'), 'Funzione testFCMTopic non trovata. Verifica che sia stata deployata.'],
    [
      failureOf({
        message:
          "Validation error of type FieldUndefined: Field 'testFCMTopic' in type 'Mutation' is undefined",
      }),
      'Funzione testFCMTopic non trovata. Verifica che sia stata deployata.',
    ],
    [new GraphqlFailure('forbidden'), 'Permessi insufficienti per accedere alla funzione.'],
    [new GraphqlFailure('offline'), 'Manca la connessione. Controlla la rete e riprova.'],
    [failureOf({ errorType: 'Lambda:Unhandled', message: 'x' }), 'Errore sconosciuto: internal'],
    [new GraphqlFailure('internal'), 'Errore sconosciuto: internal'],
    [new Error('the wire is cut'), 'the wire is cut'],
    [new Error(), 'Errore sconosciuto: Nessun codice errore'],
  ])(
    'says of %s: %s [PSH-009, PSH-010, PSH-011, OPW-48, WER-004, WER-005, WER-006]',
    async (failure, text) => {
      const { press } = await openTester(() => {
        throw failure;
      });
      await press();
      expect((await screen.findByRole('alert')).textContent).toBe(text);
    },
  );
});
