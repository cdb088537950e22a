import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { displayName } from '#shared/accounts/display-name.ts';
import { currentUser, type User } from '#shared/schemas/user.ts';
import { aProduct } from '#test/support/builders/product.ts';
import { aStoredUser } from '#test/support/builders/user.ts';
import { mockedClient } from '#test/support/mocked-client.ts';
import { everyOperation, runningAs } from '#test/support/run-operations.ts';
import type { Editor } from './editable.ts';

/** Products in every list. */
const products = ['piave-fissativo', 'livenza-rasante-calce', 'p0', 'p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7'];
const names = ['Uno', 'Due', 'Tre', 'Quattro', 'Cinque', 'Sei', 'Sette'];

const superUser = (id: string, firstName: string): User =>
  aStoredUser({
    ...{ id, uid: id, firstName, lastName: 'Prova', email: `${id}@example.com`, emailVerified: true },
    ...{ type: 'imbianchino', country: 'IT', province: 'BO', pricelist: 'pcu' },
    ...{ isSuper: true, managementMode: 'all' as const },
  });

/**
 * Fills an empty table for the edits: two super users, products in a price list, and some of everything
 * ordered. Accounts always exist.
 */
export async function fillSmallWorld(): Promise<readonly [Editor, Editor]> {
  mockedClient(CognitoIdentityProviderClient).resolves({});
  const { writeProduct } = await import('#lambdas/store/catalogue/product-store.ts');
  const { writePriceList } = await import('#lambdas/store/catalogue/price-list-store.ts');
  const { writeUser } = await import('#lambdas/store/user/user-store.ts');
  const { priceList } = await import('#shared/schemas/price-list.ts');
  for (const id of products) await writeProduct(aProduct({ id }));
  await writePriceList(priceList.parse({ id: 'pcu', name: 'PCU', countries: ['IT'], order: 1 }), products);
  const operations = await everyOperation();
  const editor = async (stored: User): Promise<Editor> => {
    await writeUser(stored);
    const user = currentUser(stored);
    return { name: displayName(user), user, run: runningAs(operations, user) };
  };
  const both = [
    await editor(superUser('giulia', 'Giulia')),
    await editor(superUser('bruno', 'Bruno')),
  ] as const;
  const [{ run }] = both;
  for (const name of names) {
    const pricelist = { name, countries: ['AT'], isCatchAll: false };
    await run('Mutation.createPriceList', { key: `list-${name}`, pricelist });
    await run('Mutation.createColourFolder', { key: `folder-${name}`, name });
    await run('Mutation.createPhase', { key: `phase-${name}`, name: { it: name } });
  }
  return both;
}
