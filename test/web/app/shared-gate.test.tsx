import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { openScreens, signIn } from '#test/support/open-screen.tsx';
import { SharedGate } from '#web/app/shared-gate.tsx';

function Gated() {
  return (
    <Routes>
      <Route element={<SharedGate area="Area" />}>
        <Route index element={<p>La schermata</p>} />
      </Route>
    </Routes>
  );
}

const open = (path: string, managedCountries: string[], superUser = true) => {
  signIn({ superUser, managementMode: 'only', managedCountries });
  openScreens(path, { [path]: () => <Gated /> });
};

// OPW-51 and OPW-65 let the address open what the menu closed; spec decision 27 overrules them.
describe('a screen that is opened by its address [OPW-51, OPW-65]', () => {
  it.each([
    ['/notifiche', ['IT'], /vale per tutti i paesi/],
    ['/aggiorna-listini', ['IT'], /vale per tutti i paesi/],
    ['/test', ['DE'], /la usa chi gestisce l'Italia/],
    ['/ripara', [], /non ne gestisci nessuno/],
    ['/fasi', [], /non ne gestisci nessuno/],
  ])('says kindly why it is closed: %s', async (path, countries, reason) => {
    open(path, countries);
    expect(await screen.findByText(reason)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Area' })).toBeTruthy();
    expect(screen.queryByText('La schermata')).toBeNull();
  });

  it.each([
    ['/test', ['IT']],
    ['/ripara', ['DE']],
    ['/fasi', ['DE']],
    ['/utenti', []],
  ])('is there for users who may work with it: %s', async (path, countries) => {
    open(path, countries);
    expect(await screen.findByText('La schermata')).toBeTruthy();
  });

  it('is not closed for users without rights, as it has its own refusal', async () => {
    open('/ripara', [], false);
    expect(await screen.findByText('La schermata')).toBeTruthy();
  });
});
