import { describe, expect, it } from 'vitest';
import { codeOf, graphql } from '#test/support/cloud.ts';
import { fullNotes } from '#test/support/full-notes.ts';
import { mostRowsOf } from '#test/support/most-rows.ts';
import { bytesOf, itemsOf } from '#test/support/quotation-items.ts';
import { answered, created, destroy, list, read, update, updated } from '#test/support/quotations-api.ts';

/** Bytes that a read of the table answers at most. */
const page = 1024 * 1024;

const everything = { filter: { archived: true }, pageSize: 100 };

describe('the quotations that a user may see', () => {
  it('are their own for an ordinary user [SES-043, QDA-039]', async () => {
    const own = await created('painter');
    const others = await created('retailer');
    const { quotations } = answered(await list('painter', everything));
    expect(quotations.items.map(({ id }) => id)).toContain(own.id);
    expect(new Set(quotations.items.map(({ uid }) => uid))).toEqual(new Set([own.uid]));
    expect(codeOf(await read('painter', others.id))).toBe('not-found');
  });

  it('are those of the managed countries for a super user [SES-044, SES-048]', async () => {
    const german = await created('germanRetailer', {
      province: null,
      selectedProducts: [{ sId: 'primer', product: 'piave-fissativo' }],
    });
    const italian = await created('painter');
    const { quotations } = answered(await list('superUserOfGermanyAndAustria', everything));
    expect(new Set(quotations.items.map(({ userCountry }) => userCountry))).toEqual(new Set(['DE', 'AT']));
    expect(answered(await read('superUserOfGermanyAndAustria', german.id)).quotation.id).toBe(german.id);
    expect(codeOf(await read('superUserOfGermanyAndAustria', italian.id))).toBe('not-found');
  });

  it('is for a super user of all countries everything [SES-045]', async () => {
    for (const country of ['IT', 'DE', 'AT', 'GB']) {
      const filter = { country, archived: true };
      const { quotations } = answered(await list('superUser', { filter, pageSize: 100 }));
      expect(new Set(quotations.items.map(({ userCountry }) => userCountry))).toEqual(new Set([country]));
    }
  });

  it('is for a super user who manages no country nothing of others [SES-049]', async () => {
    const { quotations } = answered(await list('superUserOfNoCountry', everything));
    expect(quotations.items).toEqual([]);
  });

  it('never hold prices of another list than the owner’s, for any reader [QCA-002]', async () => {
    const { id } = await created('painter');
    const { quotation } = answered(await read('superUser', id));
    expect(quotation.pricelist?.id).toBe('pcu');
    expect(JSON.stringify(quotation)).not.toContain('pccs');
    expect(quotation.selectedProducts[0]?.priceranges[0]?.prices[0]?.price).toBe(84);
  });

  it('has the prices of the owner’s list for a super user of another list, and none where the owner has no list [QCA-002]', async () => {
    const selectedProducts = [{ sId: 'primer', product: 'piave-fissativo' }];
    const german = await created('germanRetailer', { province: null, selectedProducts });
    const listless = await created('privateUser', { selectedProducts });
    const pricesOf = ({ selectedProducts: [row] }: typeof german) =>
      row?.priceranges[0]?.prices.map(({ price }) => price);
    const seen = async (id: string) => answered(await read('superUser', id)).quotation;
    expect((await seen(german.id)).pricelist?.id).toBe('export-dach-fr');
    expect(pricesOf(await seen(german.id))).toEqual([92.4, 27]);
    expect((await seen(listless.id)).pricelist).toBeNull();
    expect(new Set(pricesOf(await seen(listless.id)))).toEqual(new Set([null]));
  });

  it('are none for a user whose e-mail is not verified; the profile is open [SES-052]', async () => {
    expect(codeOf(await list('unverified'))).toBe('email-not-verified');
    const { currentUser } = answered(
      await graphql<{ currentUser: { emailVerified: boolean } }>(
        'unverified',
        '{ currentUser { emailVerified } }',
      ),
    );
    expect(currentUser.emailVerified).toBe(false);
  });

  it('is nothing at all without a session', async () => {
    expect(codeOf(await list(null))).toBe('UnauthorizedException');
  });
});

describe('changes of others’ quotations', () => {
  it('are refused to an ordinary user: the quotations are not found [SES-004]', async () => {
    const { id, revision } = await created('retailer');
    expect(codeOf(await update('painter', { id, revision, name: 'Mio' }))).toBe('not-found');
    expect(codeOf(await destroy('painter', id))).toBe('not-found');
    expect(answered(await read('retailer', id)).quotation.name).toBe('Facciata');
  });
});

describe('deleting', () => {
  it('takes the quotation away for every reader and from the list [QVW-069, QLS-035]', async () => {
    const { id } = await created('painter', { name: 'Da eliminare' });
    expect(answered(await destroy('painter', id)).deleteQuotation).toBe(id);
    expect(codeOf(await read('painter', id))).toBe('not-found');
    expect(codeOf(await read('superUser', id))).toBe('not-found');
    const { quotations } = answered(await list('painter', { filter: { search: 'eliminare' } }));
    expect(quotations.total).toBe(0);
    expect(codeOf(await destroy('painter', id))).toBe('not-found');
  });

  it('removes every item, also of a quotation whose earlier states fill several pages of a read', async () => {
    const first = await created('painter', { selectedProducts: mostRowsOf('piave-fissativo') });
    const notes = fullNotes();
    const selectedProducts = first.selectedProducts.map(({ sId }, index) => ({
      sId,
      note: notes[index] ?? null,
    }));
    const { id } = await updated('painter', { id: first.id, revision: 1, selectedProducts });
    for (let revision = 2; revision < 18; revision += 1)
      await updated('painter', { id, revision, area: 1000 * revision });
    const { removeQuotationItems } = await import('#lambdas/store/quotation/quotation-store.ts');
    const sizes = (await itemsOf(id)).map(bytesOf);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeGreaterThan(3 * page);
    answered(await destroy('painter', id));
    await removeQuotationItems(id);
    expect(await itemsOf(id)).toEqual([]);
  });

  it('takes a quotation away that somebody saves at the same moment', async () => {
    const { id, uid } = await created('painter');
    const { callerOf } = await import('#lambdas/store/session/caller.ts');
    const { deleteQuotation } = await import('#lambdas/quotations/delete-quotation.ts');
    const { client } = await import('#lambdas/runtime/table/table.ts');
    let saves = 0;
    client.middlewareStack.add(
      (next) => async (call) => {
        if (saves === 0 && JSON.stringify(call.input).includes('deletedAt')) {
          saves += 1;
          await updated('painter', { id, revision: 1, name: 'Salvato nel frattempo' });
        }
        return next(call);
      },
      { step: 'initialize', name: 'saveBetween' },
    );
    const context = { caller: await callerOf(uid), address: '127.0.0.1', now: new Date(), newId: () => 'id' };
    expect(await deleteQuotation.run({ id }, context)).toBe(id);
    client.middlewareStack.remove('saveBetween');
    expect(saves).toBe(1);
    expect(codeOf(await read('painter', id))).toBe('not-found');
    const { quotations } = answered(await list('superUser', { filter: { search: 'frattempo' } }));
    expect(quotations.total).toBe(0);
  });

  it('is open to a super user in scope', async () => {
    const { id } = await created('painter');
    expect(codeOf(await destroy('superUserOfGermanyAndAustria', id))).toBe('not-found');
    expect(answered(await destroy('superUser', id)).deleteQuotation).toBe(id);
  });
});

describe('the list', () => {
  it('comes in pages of 20, newest first, without the archived ones [QLS-010, QLS-012, QLS-018]', async () => {
    const { quotations } = answered(await list('superUser'));
    expect(quotations.items).toHaveLength(Math.min(20, quotations.total));
    const dates = quotations.items.map(({ createdAt }) => createdAt);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(quotations.items.every(({ archived }) => !archived)).toBe(true);
  });

  it('refuses a page size it does not offer [QLS-011]', async () => {
    expect(codeOf(await list('painter', { pageSize: 25 }))).toBe('invalid-input');
  });
});
