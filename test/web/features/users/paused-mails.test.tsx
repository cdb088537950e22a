import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { textOf } from '#test/support/open-screen.tsx';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { aUsersServer, openUsers } from './open-users.tsx';

const andrea = {
  ...{ id: 'andrea', name: 'Andrea Conti', since: '2026-11-20T09:00:00.000Z' },
  ...{ sent: 40, bounced: 5, complained: 1 },
};
const card = () => screen.findByRole('region', { name: 'E-mail ai clienti sospese' });

describe('users whose mails to customers are paused', () => {
  it('stand above the list with their numbers and no address, and open by their name [SND-024]', async () => {
    aUsersServer(undefined, { PausedMails: () => ({ pausedMails: [andrea] }) });
    const { user } = await openUsers();
    const line = within(await card()).getByRole('listitem');
    expect(textOf(line)).toContain(
      'Dal 20/11/2026 · 40 inviate in 30 giorni · 5 tornate indietro · 1 segnalata',
    );
    expect(textOf(line)).not.toContain('@');
    await user.click(within(line).getByRole('button', { name: 'Andrea Conti' }));
    expect(await screen.findByRole('dialog', { name: 'Modifica Andrea Conti' })).toBeTruthy();
  });

  it('may write again once that is lifted [SND-024]', async () => {
    const { asked } = aUsersServer(undefined, {
      PausedMails: () => ({ pausedMails: [andrea] }),
      LiftMailPause: ({ uid }: { uid: string }) => ({ liftMailPause: uid }),
    });
    const { user } = await openUsers();
    const lift = { name: 'Riattiva le e-mail di Andrea Conti' };
    await user.click(within(await card()).getByRole('button', lift));
    expect(await screen.findByText('Andrea Conti può di nuovo scrivere ai clienti')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', lift)).toBeNull());
    expect(asked('LiftMailPause')).toEqual([{ uid: 'andrea' }]);
  });

  it('stay when lifting fails, which is said [SND-024]', async () => {
    aUsersServer(undefined, {
      PausedMails: () => ({ pausedMails: [andrea] }),
      LiftMailPause: () => {
        throw new GraphqlFailure('busy');
      },
    });
    const { user } = await openUsers();
    await user.click(within(await card()).getByRole('button', { name: /^Riattiva/ }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(within(await card()).getByRole('listitem')).toBeTruthy();
  });

  it('take no place while there are none', async () => {
    aUsersServer();
    await openUsers();
    expect(screen.queryByRole('region', { name: 'E-mail ai clienti sospese' })).toBeNull();
  });
});
