import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { newHeader } from '#lambdas/store/quotation/new-header.ts';
import { newRow } from '#lambdas/store/quotation/new-row.ts';
import { currentUser } from '#shared/schemas/user.ts';
import { aPhase } from './builders/phase.ts';
import { aProduct } from './builders/product.ts';
import { aStoredUser } from './builders/user.ts';
import { older } from './older-item.ts';
import { now } from './repair-cloud.ts';
import { itemsOfTable } from './whole-cloud.ts';

const { client, table } = await import('#lambdas/runtime/table/table.ts');
const { onceKey } = await import('#lambdas/store/once/once-store.ts');
const { writeUser } = await import('#lambdas/store/user/user-store.ts');
const { writePhase } = await import('#lambdas/store/catalogue/phase-store.ts');
const { writeProduct } = await import('#lambdas/store/catalogue/product-store.ts');
const { createQuotation } = await import('#lambdas/store/quotation/quotation-store.ts');

async function emptied() {
  for (const { where } of await itemsOfTable()) {
    const [pk = '', ...sk] = where.split(' ');
    // Functions remember stored copies, because nothing removes them.
    if (pk.startsWith('COPY#')) continue;
    await client.send(new DeleteCommand({ TableName: table, Key: { pk, sk: sk.join(' ') } }));
  }
}

export const detail = (id: string) => ({ pk: `P#${id}`, sk: 'DETAIL' });
export const light = (id: string) => ({ pk: 'CATALOGUE#product', sk: id });
export const head = (id: string) => ({ pk: `Q#${id}`, sk: 'HEAD' });
export const profile = (id: string) => ({ pk: `U#${id}`, sk: 'PROFILE' });

export const url = 'https://example.com/scheda.pdf';

/** The user who starts the repairs: each step checks their rights. */
const asSuperUser = { isSuper: true, country: 'IT', firstName: 'Persona' };

/** Every older form that a task repairs, once each. */
export async function olderForms() {
  await emptied();
  await writeUser(aStoredUser({ id: 'sandra', uid: 'sandra', email: 'sandra@example.com', ...asSuperUser }));
  const people = { german: 'DE', nowhere: null, named: 'Italia' };
  for (const [id, country] of Object.entries(people))
    await writeUser(aStoredUser({ id, uid: id, email: `${id}@example.com`, country, firstName: 'Persona' }));
  await older(profile('nowhere'), 'profile.revision');
  await writePhase(aPhase({ id: 'fondo' }));
  await older({ pk: 'CATALOGUE#phase', sk: 'fondo' }, 'name', 'Fondo');
  await older({ pk: 'CATALOGUE#phase', sk: 'fondo' }, 'revision');
  await writeProduct(aProduct({ id: 'primer', um: 'l' }));
  const paint = aProduct({ id: 'paint', url });
  await writeProduct(paint);
  await older(light('primer'), 'um', 'kg');
  await older(detail('paint'), 'name', 'Adda Calce');
  await older(light('paint'), 'name', 'Adda');
  const required = [
    { product: { id: 'primer', name: 'Fondo' }, um: 'kg' },
    { product: 'gone', um: 'kg' },
  ];
  const ranges = paint.consumptionranges.map((range) => ({ ...range, requiredProducts: required }));
  await older(detail('paint'), 'consumptionranges', ranges);
  const packs = paint.priceranges.map((range) => ({
    ...range,
    prices: [{ id: 'p', packaging: 12.5, pcu: 10 }],
  }));
  await older(detail('paint'), 'priceranges', packs);
  for (const [id, uid] of [
    ['first', 'german'],
    ['second', 'nowhere'],
  ] as const) {
    const owner = currentUser(aStoredUser({ id: uid, uid, country: people[uid] }));
    const input = { key: id, name: 'Casa Rossi', location: '', province: 'BO', selectedProducts: [] };
    const header = newHeader(input, owner, id, now);
    const rows = [newRow('row', { ...paint, priceranges: packs }, 0)];
    await createQuotation({ header, rows }, onceKey(uid, id, ''), now);
  }
  await older(head('first'), 'userCountry');
}
