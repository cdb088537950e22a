import { randomUUID } from 'node:crypto';
import { fields } from '#lambdas/schema.ts';
import { argumentsOf, type Thing } from '#test/security/arguments.ts';
import { operationOf } from '#test/security/authorization-matrix.ts';
import { sendGraphql } from '#test/security/callers.ts';
import { leavesOf, withValue } from '#test/security/hostile-arguments.ts';
import type { Somebody } from '#test/security/roles.ts';
import { documentOf } from '#test/support/api-document.ts';
import { aChoiceInput, aPhaseInput } from '#test/support/builders/phase-input.ts';
import { aProductInput } from '#test/support/builders/product-input.ts';
import { aWorkContent } from '#test/support/builders/work.ts';
import { shortPayload } from './payloads.ts';

type Args = Record<string, unknown>;

/** A text argument of an operation; `stored` if the operation wrote it. */
export type TextField = { operation: string; place: string; name: string; stored: boolean };

/** Marks a text so that it can be found on a page. */
export const markOf = (name: string) => `zq${name}zq`;

/** The name of a place, without languages and positions: `product.name.it` is a `name`. */
export const nameOf = (path: readonly string[]) =>
  path.findLast((part) => !/^(\d+|it|en|de)$/.test(part)) ?? '';

/** Sends markup to every text argument of every operation in the schema. New fields are included without a list. */
export async function writeEverywhere({ id: uid, token }: Somebody): Promise<TextField[]> {
  const send = (operation: string, args: Args) => sendGraphql({ token }, documentOf(operation), args);
  const found: TextField[] = [];
  for (const operation of mutations) {
    for (const { path, type } of leavesOf(operation)) {
      if (type !== 'String') continue;
      const name = nameOf(path);
      const place = path.join('.');
      const good = await goodArguments(operation, uid, send);
      const text = `${markOf(name)} ${shortPayload}`;
      const { code, body } = await send(operation, withValue(operation, good, path, text));
      if (code === 'forbidden' || isPlace(place, invalidField(body))) continue;
      found.push({ operation, place, name, stored: !code });
    }
  }
  return found;
}

const mutations = fields
  .filter(({ typeName }) => typeName === 'Mutation')
  .map(({ fieldName }) => `Mutation.${fieldName}`);

/** The field that the server refused. */
const invalidField = (body: string): unknown => JSON.parse(body).errors?.[0]?.errorInfo?.field;

/** Some name a field from the input on, others from the argument. */
const isPlace = (place: string, field: unknown): boolean =>
  typeof field === 'string' && (place === field || place.endsWith(`.${field}`));

type Send = (operation: string, args: Args) => Promise<{ data: unknown; body: string }>;

/** Good arguments, for a subject made for this call alone. */
async function goodArguments(operation: string, uid: string, send: Send): Promise<Args> {
  const row = Object.keys(argumentsOf).find((name) => operationOf(name) === operation) ?? '';
  const given = (thing: Partial<Thing> = {}) =>
    argumentsOf[row]?.({ id: randomUUID(), uid, revision: 1, ...thing });
  const made = async (by: string) => idOf((await send(by, of(by))).data);
  const of = (name: string) => argumentsOf[name]?.({ id: randomUUID(), uid, revision: 1 }) ?? {};
  const own: Record<string, () => Promise<Args>> = {
    'Mutation.updateProduct': async () => ({
      product: aProductInput({ id: await made('Mutation.createProduct') }),
    }),
    'Mutation.updatePhase': async () => ({
      phase: aPhaseInput({
        id: await made('Mutation.createPhase'),
        choices: [aChoiceInput({ withProcedure: true })],
        withProcedure: true,
      }),
    }),
    'Mutation.addColor': async () => ({
      ...of('Mutation.addColor'),
      colorlistId: await made('Mutation.createColourFolder'),
    }),
    'Mutation.updateQuotation': async () => {
      const id = await made('Mutation.createQuotation');
      return given({ id, revision: 1 }) ?? {};
    },
    'Mutation.updateCustomer': async () => ({
      customer: { id: await made('Mutation.createCustomer'), revision: 1 },
    }),
    'Mutation.updateWork': async () => ({
      work: { ...aWorkContent(), id: await made('Mutation.createWork'), revision: 1 },
    }),
    'Mutation.updateOffer': async () => ({ input: { id: await made('Mutation.createOffer'), revision: 1 } }),
    'Mutation.createOfferTemplate': async () => ({
      ...{ key: randomUUID(), name: 'Modello', offer: await made('Mutation.createOffer') },
    }),
    'Mutation.saveUser': async () => given({ account: await made('Mutation.createUser') }) ?? {},
  };
  return (await own[operation]?.()) ?? given() ?? {};
}

/** The answer of a creation: an id, or the thing. */
const idOf = (data: unknown): string =>
  typeof data === 'object' && data !== null && 'id' in data ? String(data.id) : String(data);
