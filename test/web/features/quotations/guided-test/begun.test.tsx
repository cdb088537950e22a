import { cleanup, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { isOff } from '#test/support/is-off.ts';
import { signIn, textOf } from '#test/support/open-screen.tsx';
import { aTestServer, button, openTest, press, question, restartButton } from './open-test.tsx';

beforeEach(() => {
  localStorage.clear();
  signIn();
});

async function opened() {
  const test = openTest();
  await screen.findByText('Dove?');
  return test;
}

const startOver = async (test: ReturnType<typeof openTest>) => {
  await test.user.click(restartButton());
  await test.user.click(await screen.findByRole('menuitem', { name: 'Ricomincia tutto' }));
};

describe('a guided test that begins', () => {
  it('is counted with its first answer, and with no other', async () => {
    const server = aTestServer();
    const test = await opened();
    expect(server.asked('BeginGuidedTest')).toEqual([]);
    await press(test, 'Esterno');
    expect(server.asked('BeginGuidedTest')).toEqual([{ run: expect.stringMatching(/^[\w-]{36}$/) }]);
    await test.user.click(screen.getByRole('radio', { name: 'Pietra' }));
    await test.user.click(screen.getByRole('button', { name: /Tipologia del supporto/ }));
    await press(test, 'Cambia risposta: Dove?');
    await press(test, 'Interno');
    expect(server.asked('BeginGuidedTest')).toHaveLength(1);
  });

  it('is another one after it was started over, unless that is taken back', async () => {
    const server = aTestServer();
    const test = await opened();
    await press(test, 'Esterno');
    await startOver(test);
    await press(test, 'Annulla');
    await test.user.click(screen.getByRole('radio', { name: 'Pietra' }));
    expect(server.asked('BeginGuidedTest')).toHaveLength(1);
    await startOver(test);
    await press(test, 'Esterno');
    const runs = server.asked<{ run: string }>('BeginGuidedTest').map(({ run }) => run);
    expect(new Set(runs).size).toBe(2);
  });

  it('is not counted again when it is taken up again', async () => {
    const server = aTestServer();
    const test = await opened();
    await press(test, 'Esterno');
    test.pass(500);
    cleanup();
    const again = openTest();
    await screen.findByRole('heading', { name: 'Hai un test in corso' });
    await press(again, 'Riprendi il test');
    await again.user.click(await screen.findByRole('radio', { name: 'Pietra' }));
    await again.user.click(screen.getByRole('button', { name: /Tipologia del supporto/ }));
    await press(again, 'Cambia risposta: Dove?');
    await press(again, 'Interno');
    expect(server.asked('BeginGuidedTest')).toHaveLength(1);
  });

  it('goes on when it cannot be counted, and nothing is said', async () => {
    const server = aTestServer();
    server.answers.BeginGuidedTest = () => {
      throw new Error('offline');
    };
    const test = await opened();
    await press(test, 'Esterno');
    expect(textOf(question())).toBe('Quale supporto?');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(isOff(button('Continua'))).toBe(true);
  });
});
