import { inBatches } from '#shared/in-batches.ts';
import { mostMembersAtOnce, mostProductsAtOnce } from '#shared/schemas/product-changes.ts';
import {
  ChangePriceListProductsDocument,
  ChangeProductsDocument,
  type ChangeProductsMutation,
  type ChangeProductsMutationVariables,
} from '#web/graphql/products.ts';
import { request } from '#web/lib/graphql.ts';
import type { NewId } from '#web/lib/use-attempt-key.ts';

/** How many products were left as they are, by the reason. */
export type Left = { same: number; since: number; gone: number; full: number };

export type Answer = Left & {
  /** Ids of the products that changed. */
  changed: readonly string[];
  /** Ids of the products that somebody else changed first. */
  sinceIds: readonly string[];
  /** The price list that they joined or left. */
  list?: string;
  undo: readonly Call[];
  /** Calls for products that this one had no room for. */
  rest: readonly Call[];
};

/** One call of the server about several products. It has one key for all its tries, so that it changes them once. */
export type Call = { size: number; send: () => Promise<Answer> };

export type Change = ChangeProductsMutationVariables['products'] extends infer Sent
  ? Sent extends readonly (infer One)[]
    ? One
    : Sent
  : never;
type Ended = ChangeProductsMutation['changeProducts'][number];

const nothing: Left = { same: 0, since: 0, gone: 0, full: 0 };

/** Calls that change the products themselves: archive them, or their phases. */
export const productCalls = (changes: readonly Change[], newId: NewId): Call[] =>
  inBatches(mostProductsAtOnce, changes).map((products) => {
    const key = newId();
    return {
      size: products.length,
      async send() {
        const { changeProducts } = await request(ChangeProductsDocument, { key, products });
        return answerOf(changeProducts, products, newId);
      },
    };
  });

function answerOf(ends: readonly Ended[], sent: readonly Change[], newId: NewId): Answer {
  const having = (wanted: Ended['ended']) => ends.filter(({ ended }) => ended === wanted);
  const since = having('CHANGED_SINCE').map(({ id }) => id);
  const later = new Set(having('LATER').map(({ id }) => id));
  const backs = ends.flatMap(({ id, revision, back }) => (back ? [{ id, revision, ...back }] : []));
  return {
    changed: having('CHANGED').map(({ id }) => id),
    same: having('SAME').length,
    since: since.length,
    sinceIds: since,
    gone: having('GONE').length,
    full: having('TOO_LARGE').length,
    undo: productCalls(backs, newId),
    rest: productCalls(
      sent.filter(({ id }) => later.has(id)),
      newId,
    ),
  };
}

type Members = { join: string[]; leave: string[] };

/** Calls that put products into a price list, or take them out of it. */
export function listCalls(list: string, { join, leave }: Members, newId: NewId): Call[] {
  const parts: Members[] = [
    ...inBatches(mostMembersAtOnce, join).map((ids) => ({ join: ids, leave: [] })),
    ...inBatches(mostMembersAtOnce, leave).map((ids) => ({ join: [], leave: ids })),
  ];
  return parts.map((part) => {
    const key = newId();
    const size = part.join.length + part.leave.length;
    return {
      size,
      async send() {
        const variables = { key, id: list, ...part };
        const { changePriceListProducts } = await request(ChangePriceListProductsDocument, variables);
        const { joined, left } = changePriceListProducts;
        const changed = [...joined, ...left];
        return {
          ...nothing,
          changed,
          sinceIds: [],
          list,
          same: size - changed.length,
          undo: listCalls(list, { join: left, leave: joined }, newId),
          rest: [],
        };
      },
    };
  });
}
