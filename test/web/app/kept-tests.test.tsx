import { render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aConfig } from '#test/support/builders/guided-test-config.ts';
import { handTimer } from '#test/support/hand-timer.ts';
import { sessionUserWith } from '#test/support/session-user.ts';
import {
  type KeptTest,
  keepTest,
  readKeptTest,
  useKeptTest,
} from '#web/features/quotations/guided-test/run/kept-test.ts';
import { newTest } from '#web/features/quotations/guided-test/run/test-state.ts';
import { forgetTests } from '#web/lib/kept-tests.ts';
import { keepUser, signOut, useSessionUser } from '#web/lib/session.ts';

const running: KeptTest = {
  details: { name: 'Casa Mengoni', location: 'Imola', province: 'BO' },
  version: 3,
  state: newTest(aConfig()),
  rows: [],
};
const { timer } = handTimer();

/** A running test as long as there is a session. */
function Screen() {
  const user = useSessionUser();
  return user && <Running userId={user.id} />;
}
function Running({ userId }: { userId: string }) {
  useKeptTest(userId, running, timer);
  return <p>In corso</p>;
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('a running test that is kept on this device', () => {
  it('is of one user: another is offered none', () => {
    keepTest('anna', running);
    expect(readKeptTest('anna')).toMatchObject({ version: 3 });
    expect(readKeptTest('marta')).toBeUndefined();
    keepTest('marta', { ...running, version: 4 });
    expect(readKeptTest('anna')?.version).toBe(3);
  });

  it('is forgotten with those of all users, and with nothing else', () => {
    localStorage.setItem('language', 'it');
    keepTest('anna', running);
    keepTest('marta', running);
    forgetTests();
    expect(Object.keys(localStorage)).toEqual(['language']);
  });

  it('does not outlast a sign-out, though its screen is open until then', async () => {
    keepUser(sessionUserWith({ id: 'anna' }));
    keepTest('anna', running);
    const { container } = render(<Screen />);
    // As in the application: the screen closes as soon as the session has ended.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    await signOut();
    expect(container.textContent).toBe('');
    expect(readKeptTest('anna')).toBeUndefined();
  });
});
