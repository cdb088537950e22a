import { describe, expect, it } from 'vitest';
import { changed, registeredAndSignedIn, withToken } from '#test/support/accounts-api.ts';
import { codeOf, graphql, type Who } from '#test/support/cloud.ts';
import { aNewQuotation, answered, created as createdQuotation } from '#test/support/quotations-api.ts';
import { created, saved } from '#test/support/users-api.ts';

type View = {
  at: string;
  by: string;
  what: string;
  quotationId: string | null;
  quotationName: string | null;
};
const viewFields = 'at by what quotationId quotationName';
const quotationFields = `id name uid pricelist { id name } todayPrices { sId }
  selectedProducts { sId name { it } priceranges { prices { id price quantity } } }`;
const productFields = 'id selectable name { it } phases';

const asked = (who: Who, userId: string, field: string, more: object = {}, declared = '') =>
  graphql<Record<string, never>>(who, `query ($userId: ID!${declared}) { ${field} }`, { userId, ...more });
const quotationAs = (who: Who, userId: string, id: string) =>
  asked(who, userId, `quotationAs(userId: $userId, id: $id) { ${quotationFields} }`, { id }, ', $id: ID!');
const quotationsAs = (who: Who, userId: string) =>
  asked(who, userId, 'quotationsAs(userId: $userId, pageSize: 100) { items { id uid name } total }');
const productsAs = (who: Who, userId: string) =>
  asked(who, userId, `selectableProductsAs(userId: $userId) { ${productFields} }`);
const phasesAs = (who: Who, userId: string) =>
  asked(who, userId, 'phasesAs(userId: $userId) { id name { it } }');
const viewsOf = async (who: Who, userId: string): Promise<View[]> =>
  (
    await graphql<{ helpViews: View[] }>(
      who,
      `query ($userId: ID!) { helpViews(userId: $userId) { ${viewFields} } }`,
      { userId },
    )
  ).data.helpViews;

const idOf = async (who: Who) =>
  (await graphql<{ currentUser: { id: string } }>(who, '{ currentUser { id } }')).data.currentUser.id;

describe('the screens of a user, for a super user who helps', () => {
  it.each(['painter', 'retailer', 'germanRetailer', 'privateUser'] as const)(
    'is the very answer that they get themselves: %s',
    async (who) => {
      const userId = await idOf(who);
      const [own, ownProducts, ownPhases] = await Promise.all([
        graphql(who, '{ quotations(pageSize: 100) { items { id uid name } total } }'),
        graphql(who, `{ selectableProducts { ${productFields} } }`),
        graphql(who, '{ phases { id name { it } } }'),
      ]);
      // Other tests add quotations meanwhile.
      const seen = answered(await quotationsAs('superUser', userId)) as unknown as {
        quotationsAs: { items: { id: string; uid: string }[] };
      };
      const known = (own.data as { quotations: { items: { id: string }[] } }).quotations.items;
      expect(seen.quotationsAs.items).toEqual(expect.arrayContaining(known));
      expect(seen.quotationsAs.items.every(({ uid }) => uid === userId)).toBe(true);
      expect((await productsAs('superUser', userId)).data).toEqual({
        selectableProductsAs: (ownProducts.data as Record<string, unknown>).selectableProducts,
      });
      expect((await phasesAs('superUser', userId)).data).toEqual({
        phasesAs: (ownPhases.data as Record<string, unknown>).phases,
      });
    },
  );

  it('is one quotation with the prices of the user’s list, as the user gets it', async () => {
    const { id, uid } = await createdQuotation('retailer');
    const own = await graphql('retailer', `query ($id: ID!) { quotation(id: $id) { ${quotationFields} } }`, {
      id,
    });
    const seen = await quotationAs('superUser', uid, id);
    expect(seen.data.quotationAs).toEqual((own.data as Record<string, unknown>).quotation);
    expect(JSON.stringify(seen.data.quotationAs)).toContain('"price":');
  });

  it('has nothing of others: a quotation of another owner is not found', async () => {
    const { id } = await createdQuotation('retailer');
    expect(codeOf(await quotationAs('superUser', await idOf('painter'), id))).toBe('not-found');
  });

  it('is only for super users who manage the user', async () => {
    const { id, uid } = await createdQuotation('painter');
    for (const ask of [quotationsAs, productsAs, phasesAs]) {
      expect(codeOf(await ask('retailer', uid))).toBe('forbidden');
      expect(codeOf(await ask('painter', uid))).toBe('forbidden');
      expect(codeOf(await ask('superUserOfGermanyAndAustria', uid))).toBe('not-found');
      expect(codeOf(await ask('superUserOfNoCountry', uid))).toBe('not-found');
    }
    expect(codeOf(await quotationAs('superUserOfGermanyAndAustria', uid, id))).toBe('not-found');
    expect(codeOf(await quotationAs('retailer', uid, id))).toBe('forbidden');
  });

  it('leaves out quotations that the super user may not read: those from before the user moved', async () => {
    const { id, token } = await registeredAndSignedIn();
    const quoted = async (country: string) => {
      await changed(id, { emailVerified: true, country });
      const mutation = 'mutation ($input: CreateQuotationInput!) { createQuotation(input: $input) { id } }';
      const answer = await withToken<{ createQuotation: { id: string } }>(token, mutation, {
        input: aNewQuotation(),
      });
      return answered(answer).createQuotation.id;
    };
    const [italian, german] = [await quoted('IT'), await quoted('DE')];
    const seenBy = async (who: Who) => {
      const { quotationsAs: page } = answered(await quotationsAs(who, id)) as unknown as {
        quotationsAs: { items: { id: string }[]; total: number };
      };
      return [page.total, page.items.map((one) => one.id).toSorted()];
    };
    expect(await seenBy('superUser')).toEqual([2, [italian, german].toSorted()]);
    expect(await seenBy('superUserOfGermanyAndAustria')).toEqual([1, [german]]);
    expect(codeOf(await quotationAs('superUserOfGermanyAndAustria', id, italian))).toBe('not-found');
  });

  it('of a super user of more countries is more than one may see oneself', async () => {
    const wide = await created({ country: 'AT', province: null, isSuper: true, managementMode: 'all' });
    expect(codeOf(await quotationsAs('superUserOfGermanyAndAustria', wide.id))).toBe('forbidden');
    expect((await quotationsAs('superUser', wide.id)).errors).toBeUndefined();
  });

  it('can be looked at of an archived user too, and says so', async () => {
    const user = await created();
    await saved(user, { archived: true });
    const answer = await asked(
      'superUser',
      user.id,
      'userAs(userId: $userId) { name archived emailVerified }',
    );
    expect(answer.data.userAs).toEqual({ name: 'Nadia Riva', archived: true, emailVerified: false });
    expect((await productsAs('superUser', user.id)).errors).toBeUndefined();
  });

  it('lets nothing be written: there is no such operation', async () => {
    const schema = await graphql<{ __schema: { mutationType: { fields: { name: string }[] } } }>(
      'superUser',
      '{ __schema { mutationType { fields { name } } } }',
    );
    const names = schema.data?.__schema?.mutationType.fields.map(({ name }) => name) ?? [];
    expect(names.filter((name) => /As$|help/i.test(name))).toEqual([]);
    const { operations } = await import('#lambdas/help/graphql.ts');
    expect(Object.keys(operations).every((field) => field.startsWith('Query.'))).toBe(true);
  });
});

describe('a look at what a user sees', () => {
  it('is noted once an hour for each thing, for super users and for the user', async () => {
    const user = await created();
    const look = async () => {
      await quotationsAs('superUser', user.id);
      await quotationsAs('superUser', user.id);
      await productsAs('superUser', user.id);
      await phasesAs('superUser', user.id);
    };
    await look();
    const views = await viewsOf('superUser', user.id);
    // Two where an hour began in between.
    const kinds = new Set(views.map(({ what }) => what));
    expect(kinds).toEqual(new Set(['quotations', 'catalogue']));
    expect(views.length).toBeLessThanOrEqual(4);
    expect(views.every(({ by }) => by === 'Giulia Ferrero')).toBe(true);
  });

  it('names the quotation, and the user reads it too', async () => {
    const { id, uid, name } = await createdQuotation('privateUser');
    await quotationAs('superUser', uid, id);
    const { data } = await graphql<{ ownHelpViews: View[] }>(
      'privateUser',
      `{ ownHelpViews { ${viewFields} } }`,
    );
    const own = data.ownHelpViews.find(({ quotationId }) => quotationId === id);
    expect(own).toMatchObject({ by: 'Giulia Ferrero', what: 'quotation', quotationName: name });
    expect((await viewsOf('superUser', uid)).map(({ quotationId }) => quotationId)).toContain(id);
    const others = await graphql<{ ownHelpViews: View[] }>('retailer', `{ ownHelpViews { ${viewFields} } }`);
    expect(others.data.ownHelpViews.map(({ quotationId }) => quotationId)).not.toContain(id);
  });

  it('that is refused is not noted', async () => {
    const user = await created();
    await quotationsAs('superUserOfGermanyAndAustria', user.id);
    await quotationAs('superUser', user.id, 'no-such-quotation');
    expect(await viewsOf('superUser', user.id)).toEqual([]);
    expect(
      codeOf(
        await asked('superUserOfGermanyAndAustria', user.id, `helpViews(userId: $userId) { ${viewFields} }`),
      ),
    ).toBe('not-found');
  });
});
