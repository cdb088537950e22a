import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  differingFields,
  joinedContacts,
  joinedSites,
  mergedCustomer,
} from '#shared/customers/merged-customer.ts';
import { aContact, aCustomer, aSite } from '#test/support/builders/customer.ts';

describe('two customers that become one', () => {
  const kept = aCustomer({ id: 'kept', email: 'a@example.com', phone: null, note: 'A' });
  const other = aCustomer({
    ...{ id: 'other', email: 'b@example.com', phone: '051 1234567', note: 'A', archived: true },
  });

  it('differ in the fields that both have and that are not the same [CUS-037]', () => {
    expect(differingFields(kept, other)).toEqual(['email']);
  });

  it('get empty fields from the other one, and those that are chosen [CUS-037]', () => {
    expect(mergedCustomer(kept, other, [])).toMatchObject({ email: 'a@example.com', phone: '051 1234567' });
    const chosen = mergedCustomer(kept, other, ['email']);
    expect(chosen).toMatchObject({ id: 'kept', email: 'b@example.com', archived: false });
  });

  it('remember what is no duplicate of either, themselves left out', () => {
    const one = { ...kept, notDuplicateOf: ['x', 'other'] };
    expect(mergedCustomer(one, { ...other, notDuplicateOf: ['y', 'x'] }, []).notDuplicateOf).toEqual([
      'x',
      'y',
    ]);
  });

  it('have one site of those at the same address, and say where each went [CUS-038]', () => {
    const mine = aSite({ id: 'mine-0001', label: 'Mare' });
    const theirs = [
      aSite({ id: 'theirs-01', address: 'via ROMA, 1' }),
      aSite({ id: 'mine-0001', address: 'Via Po 2' }),
    ];
    const { sites, became } = joinedSites([mine], theirs);
    expect(sites.map(({ id, label, address }) => [id, label, address])).toEqual([
      ['mine-0001', 'Mare', 'Via Roma 1'],
      ['mine-0001-2', 'Casa al mare', 'Via Po 2'],
    ]);
    expect(became.get('theirs-01')).toBe('mine-0001');
    expect(became.get('mine-0001')).toBe('mine-0001-2');
  });

  it('keep sites without an address apart [CUS-038]', () => {
    const bare = { address: null, city: null };
    expect(joinedSites([aSite(bare)], [aSite({ ...bare, id: 'another-1' })]).sites).toHaveLength(2);
  });

  it('have one contact of those with the same e-mail or phone [CUS-038]', () => {
    const mine = aContact({ role: null });
    const contacts = joinedContacts(
      [mine],
      [
        aContact({ id: 'by-phone1', email: null, phone: '+39 051/223344' }),
        aContact({ id: 'stranger1', email: 'c@example.com', phone: '348 1112223' }),
      ],
    );
    expect(contacts.map(({ id, role }) => [id, role])).toEqual([
      ['contact-01', 'Amministratore'],
      ['stranger1', 'Amministratore'],
    ]);
  });

  it('lose no site, and have each id once [CUS-039]', () => {
    const site = fc.record({
      id: fc.constantFrom('site-0001', 'site-0002', 'site-0003', 'site-00004-2'),
      address: fc.constantFrom('Via Po 1', 'via po 1', 'Via Po 2', null),
    });
    const sites = fc.uniqueArray(site, { selector: ({ id }) => id, maxLength: 4 });
    fc.assert(
      fc.property(sites, sites, (mine, theirs) => {
        const [own, others] = [mine.map(aSite), theirs.map(aSite)];
        const { sites: joined, became } = joinedSites(own, others);
        const ids = joined.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.slice(0, own.length)).toEqual(own.map(({ id }) => id));
        for (const { id } of others) expect(ids).toContain(became.get(id));
      }),
    );
  });
});
