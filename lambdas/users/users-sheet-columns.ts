import { day, type SheetValue } from '#lambdas/runtime/sheet-cell.ts';
import type en from '#locales/en/exportedUsers.json';
import type it from '#locales/it/exportedUsers.json';
import { isPriceListToConfirm } from '#shared/accounts/price-list-to-confirm.ts';
import type { UserActivity } from '#shared/accounts/user-activity.ts';
import { countryOf } from '#shared/geography/countries.ts';
import type { UserLight } from '#shared/schemas/user.ts';

export type ColumnTexts = typeof it | typeof en;

/** A user and their activity. */
export type SheetUser = UserLight & UserActivity;

/** Names that a row has only the codes of. */
export type Known = {
  /** Names of price lists by id, of types of users by slug. */
  lists: ReadonlyMap<string, string>;
  types: Readonly<Record<string, string>>;
};

/** The columns of the list, and address, phones, consents, creation and activity beside them (OPC-44). */
export const columns = [
  { key: 'firstName', width: 18 },
  { key: 'lastName', width: 20 },
  { key: 'company', width: 28 },
  { key: 'email', width: 32 },
  { key: 'emailVerified', width: 12 },
  { key: 'type', width: 18 },
  { key: 'address', width: 28 },
  { key: 'address2', width: 20 },
  { key: 'postalCode', width: 10 },
  { key: 'city', width: 20 },
  { key: 'province', width: 10 },
  { key: 'country', width: 10 },
  { key: 'phone', width: 18 },
  { key: 'phone1', width: 18 },
  { key: 'language', width: 10 },
  { key: 'pricelist', width: 20 },
  { key: 'suggestedPricelist', width: 20 },
  { key: 'checkbox1', width: 12 },
  { key: 'checkbox2', width: 12 },
  { key: 'isSuper', width: 12 },
  { key: 'archived', width: 12 },
  { key: 'createdAt', width: 12 },
  { key: 'lastSignInAt', width: 14 },
  { key: 'quotations', width: 12 },
  { key: 'lastQuotationAt', width: 16 },
] as const satisfies readonly { key: keyof SheetUser; width: number }[];
type Key = (typeof columns)[number]['key'];

export function cellOf(user: SheetUser, key: Key, texts: ColumnTexts, { lists, types }: Known): SheetValue {
  const nameOf = (list: string | null | undefined) => (list ? (lists.get(list) ?? list) : null);
  if (key === 'createdAt') return day(user.createdAt);
  if (key === 'lastSignInAt' || key === 'lastQuotationAt') return user[key] ? day(user[key]) : null;
  if (key === 'quotations') return { number: user.quotations, format: '0' };
  if (key === 'country') return countryOf(user.country);
  if (key === 'type') return user.type ? (types[user.type] ?? user.type) : null;
  if (key === 'pricelist') return nameOf(user.pricelist);
  if (key === 'suggestedPricelist')
    return isPriceListToConfirm(user) ? nameOf(user.suggestedPricelist) : null;
  const value = user[key];
  if (typeof value === 'boolean') return value ? texts.yes : null;
  return value || null;
}
