import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openScreens, place, signIn, textOf } from '../open-screen.tsx';

// After the mocks of open-screen.
const { default: NoTestPage } = await import('#web/features/quotations/guided-test/no-test-page.tsx');

const open = (query: string) =>
  openScreens(`/preventivi/nuovo/test${query}`, { '/preventivi/nuovo/test': () => <NoTestPage /> });

beforeEach(() => {
  signIn();
});

describe('the guided test where no questionnaire is published', () => {
  it('says so, and goes on by hand with the same name, location and province', async () => {
    const { user } = open('?name=Casa+%26+figli&location=Imola&province=BO');
    expect(textOf(await screen.findByRole('heading', { level: 1 }))).toBe('Test guidato');
    screen.getByRole('heading', { level: 2, name: 'Nessun test guidato pubblicato' });
    expect(textOf(document.querySelector('.meta'))).toBe('Casa & figliImola (BO)');
    await user.click(screen.getByRole('link', { name: 'Scegli a mano' }));
    expect(window.location.pathname).toBe('/preventivi/nuovo/manual');
    expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
      name: 'Casa & figli',
      location: 'Imola',
      province: 'BO',
    });
  });

  it('leads back to the list', async () => {
    const { user } = open('?name=Casa&location=Imola&province=BO');
    await user.click(screen.getByRole('link', { name: "Torna all'elenco" }));
    expect(place()).toBe('/preventivi');
  });

  it('asks for the details in the list when the address has none', async () => {
    open('');
    await screen.findByText('elsewhere');
    expect(place()).toBe('/preventivi');
  });
});
