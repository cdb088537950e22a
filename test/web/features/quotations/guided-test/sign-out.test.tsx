import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { handTimer } from '#test/support/hand-timer.ts';
import { sessionUserWith } from '#test/support/session-user.ts';
import { type KeptTest, useKeptTest } from '#web/features/quotations/guided-test/run/kept-test.ts';
import { keepUser, signOut, useSessionUser } from '#web/lib/session.ts';

const test: KeptTest = {
  details: { name: 'Casa Mengoni', location: 'Imola', province: 'BO' },
  version: 3,
  state: {
    run: {
      answers: { luogo: ['esterno'] },
      currentStage: 'stage1',
      reopened: null,
      color: null,
      colorlist: null,
    },
    chosen: {},
    brought: [],
    opened: [],
    packs: {},
  },
  rows: [],
};
const { timer, pass } = handTimer();

function Running({ userId }: { userId: string }) {
  useKeptTest(userId, test, timer);
  return <h1>Test guidato</h1>;
}

/** The screen of the test goes with the session, as in the application. */
function Screens() {
  const user = useSessionUser();
  return user ? <Running userId={user.id} /> : <h1>Accedi</h1>;
}

const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('guided-test:'));

beforeEach(() => {
  keepUser(sessionUserWith());
  render(<Screens />);
  act(() => pass(500));
});

describe('a running test of somebody who signs out', () => {
  it('is forgotten on this device with that of everybody else, and not written again by its screen', async () => {
    localStorage.setItem('guided-test:anna', '{}');
    expect(kept()).toHaveLength(2);
    await act(() => signOut());
    expect(screen.getByRole('heading', { name: 'Accedi' })).toBeTruthy();
    expect(kept()).toEqual([]);
    act(() => pass(500));
    window.dispatchEvent(new Event('pagehide'));
    expect(kept()).toEqual([]);
  });

  it('is kept when its screen is left with the session open', () => {
    localStorage.clear();
    window.dispatchEvent(new Event('pagehide'));
    expect(kept()).toEqual(['guided-test:marta']);
  });
});
