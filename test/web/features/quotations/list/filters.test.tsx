import { screen, waitFor, within } from '@testing-library/react';
import { getAlpha2Codes } from 'i18n-iso-countries';
import { beforeEach, describe, expect, it } from 'vitest';
import { allCountries } from '#shared/geography/all-countries.ts';
import { aQuotationLight } from '#test/support/builders/quotation-light.ts';
import { place, signIn, textOf } from '#test/support/open-screen.tsx';
import type { QuotationsQueryVariables } from '#web/graphql/quotations.ts';
import type { SessionUser } from '#web/lib/session.ts';
import { aListServer, names, openList } from './open-list.tsx';

const countryFilter = () => screen.queryByRole('combobox', { name: 'Paese' });
const provinceFilter = () => screen.queryByRole('combobox', { name: 'Provincia' });

async function choose(user: Awaited<ReturnType<typeof openList>>['user'], filter: string, typed: string) {
  await user.click(screen.getByRole('combobox', { name: filter }));
  await user.keyboard(`${typed}{Enter}`);
}

async function openAs(changes: Partial<SessionUser>, address?: string) {
  signIn(changes);
  const server = aListServer([
    aQuotationLight({ id: 'q1', name: 'Casa Mengoni', location: 'Imola', province: 'BO' }),
    aQuotationLight({ id: 'q2', name: 'Villa Aurelia', location: 'Roma', province: 'RM' }),
    aQuotationLight({ id: 'q3', name: 'Haus Graber', location: 'Lugano', province: null, userCountry: 'CH' }),
  ]);
  const opened = await openList(address);
  const last = () => server.asked<QuotationsQueryVariables>('Quotations').at(-1)?.filter;
  return { ...opened, last, asked: () => server.asked('Quotations').length };
}

beforeEach(() => {
  signIn();
});

describe('the search', () => {
  it('asks the server after a pause, not at every letter [QLS-001]', async () => {
    const { user, pass, last, asked } = await openAs({});
    await user.type(screen.getByRole('searchbox', { name: 'Cerca nei preventivi' }), 'mengo');
    expect(asked()).toBe(1);
    pass(249);
    expect(asked()).toBe(1);
    pass(1);
    await waitFor(() => expect(names()).toEqual(['Casa Mengoni']));
    expect(last()).toMatchObject({ search: 'mengo' });
    expect(asked()).toBe(2);
  });

  it('stays in the address, so that coming back finds it again', async () => {
    const { user, pass } = await openAs({});
    await user.type(screen.getByRole('searchbox'), 'roma');
    pass(250);
    await waitFor(() => expect(names()).toEqual(['Villa Aurelia']));
    expect(place()).toBe('/preventivi?search=roma');
    await user.click(screen.getByRole('link', { name: 'Villa Aurelia' }));
    expect(place()).toBe('/preventivi/q2');
    window.history.back();
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('roma'));
    expect(names()).toEqual(['Villa Aurelia']);
  });

  it('is reached with the slash key', async () => {
    const { user } = await openAs({});
    await user.keyboard('/');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });
});

describe('the country filter', () => {
  it('is for super users only, whatever the address says [QLS-002, QLS-003]', async () => {
    const { last } = await openAs({ managementMode: 'all' }, '/preventivi?country=CH');
    expect(countryFilter()).toBeNull();
    expect(last()).toMatchObject({ country: null });
    expect(names()).toHaveLength(3);
  });

  it('is there when all countries are managed, and filters [QLS-004]', async () => {
    const { user, last } = await openAs({ superUser: true, managementMode: 'all' });
    await choose(user, 'Paese', 'svizz');
    await waitFor(() => expect(names()).toEqual(['Haus Graber']));
    expect(last()).toMatchObject({ country: 'CH' });
  });

  it('is there when some countries are excluded, without them; not when all are [QLS-005]', async () => {
    const { user } = await openAs({ superUser: true, managementMode: 'allExcept', managedCountries: ['CH'] });
    await user.click(screen.getByRole('combobox', { name: 'Paese' }));
    const offered = within(screen.getByRole('listbox'))
      .getAllByRole('option')
      .map((option) => textOf(option));
    expect(offered).toContain('Italia');
    expect(offered).not.toContain('Svizzera');
  });

  it('is not there when every country is excluded [QLS-005]', async () => {
    await openAs({ superUser: true, managementMode: 'allExcept', managedCountries: [...allCountries] });
    expect(countryFilter()).toBeNull();
  });

  it.each([{ managedCountries: [] }, { managedCountries: ['IT'] }])(
    'is not there when $managedCountries alone is managed [QLS-006]',
    async ({ managedCountries }) => {
      await openAs({ superUser: true, managementMode: 'only', managedCountries });
      expect(countryFilter()).toBeNull();
    },
  );

  it('offers the managed countries when there are several [QLS-006]', async () => {
    const { user } = await openAs({
      superUser: true,
      managementMode: 'only',
      managedCountries: ['IT', 'CH', 'AT'],
    });
    await user.click(screen.getByRole('combobox', { name: 'Paese' }));
    const offered = within(screen.getByRole('listbox'))
      .getAllByRole('option')
      .map((option) => textOf(option));
    expect(offered).toEqual(['Austria', 'Italia', 'Svizzera']);
  });

  it('knows every country of the standard', () => {
    expect([...allCountries]).toEqual(Object.keys(getAlpha2Codes()).toSorted());
  });
});

describe('the province filter', () => {
  it('is there for a super user only while Italy is chosen [QLS-007]', async () => {
    const { user, last } = await openAs({ superUser: true, managementMode: 'all' });
    expect(provinceFilter()).toBeNull();
    await choose(user, 'Paese', 'ital');
    await choose(user, 'Provincia', 'BO');
    await waitFor(() => expect(names()).toEqual(['Casa Mengoni']));
    expect(last()).toMatchObject({ country: 'IT', province: 'BO' });
    await choose(user, 'Paese', 'svizz');
    await waitFor(() => expect(names()).toEqual(['Haus Graber']));
    expect(provinceFilter()).toBeNull();
    expect(last()).toMatchObject({ country: 'CH', province: null });
  });

  it('is there for an ordinary user of Italy, and filters [QLS-008]', async () => {
    const { user } = await openAs({ country: 'IT' });
    await choose(user, 'Provincia', 'roma');
    await waitFor(() => expect(names()).toEqual(['Villa Aurelia']));
  });

  it('is not there for an ordinary user of another country [QLS-008]', async () => {
    await openAs({ country: 'CH' }, '/preventivi?province=BO');
    expect(provinceFilter()).toBeNull();
    expect(names()).toHaveLength(3);
  });
});

describe('the quotations of one user', () => {
  const ofAndrea = { superUser: true, managementMode: 'all' } as const;

  it('are what the address names, said in a chip that takes it away again', async () => {
    signIn(ofAndrea);
    const server = aListServer([
      aQuotationLight({ id: 'q1', uid: 'andrea', userName: 'Andrea Conti', name: 'Casa Mengoni' }),
      aQuotationLight({ id: 'q2', uid: 'marco', userName: 'Marco Bellini', name: 'Villa Aurelia' }),
    ]);
    const { user } = await openList('/preventivi?owner=andrea');
    expect(names()).toEqual(['Casa Mengoni']);
    await user.click(screen.getByRole('button', { name: / Preventivi di Andrea Conti$/ }));
    await waitFor(() => expect(names()).toHaveLength(2));
    expect(place()).toBe('/preventivi');
    expect(server.asked<QuotationsQueryVariables>('Quotations').at(-1)?.filter).toMatchObject({
      owner: null,
    });
  });

  it('are for super users only, whatever the address says', async () => {
    const { last } = await openAs({}, '/preventivi?owner=andrea');
    expect(last()).toMatchObject({ owner: null });
    expect(screen.queryByText(/Preventivi di/)).toBeNull();
  });
});
