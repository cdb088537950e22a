import { useState } from 'react';
import { managedCountriesOf } from '#shared/access/managed-countries.ts';
import { defaultLanguage } from '#shared/accounts/default-language.ts';
import { keptPriceList, suggestedListOf } from '#shared/accounts/price-lists-of-user.ts';
import { allCountries } from '#shared/geography/all-countries.ts';
import { isItaly } from '#shared/geography/countries.ts';
import { checkedForm } from '#shared/schemas/form-issues.ts';
import { invitationInput } from '#shared/schemas/invitation-input.ts';
import { useUser } from '#web/lib/session.ts';
import { type PriceList, usePriceLists } from '#web/lib/use-price-lists.ts';

const noLists: PriceList[] = [];

const empty = { email: '', name: '', type: '', province: '', message: '', people: '' };

/** The fields of one person, the lines of several, and the fields that all share. */
export function useInviteForm() {
  const acting = useUser();
  const { data: lists = noLists } = usePriceLists();
  const managed = managedCountriesOf(acting, allCountries);
  const start = managed.find(isItaly) ?? managed[0] ?? '';
  const [typed, setTyped] = useState({ ...empty, country: start, language: start && defaultLanguage(start) });
  const [chosen, setChosen] = useState<string>();
  const province = isItaly(typed.country) ? typed.province : '';
  const place = { type: typed.type || null, country: typed.country, province: province || null };
  const list =
    chosen === undefined
      ? suggestedListOf(place, lists)
      : keptPriceList({ ...place, pricelist: chosen }, lists);
  const values = { ...typed, province, pricelist: list ?? '' };
  const { email, name, type, country, language, message } = values;
  const checked = checkedForm(
    invitationInput.safeParse({ email, name, type, country, province, language, message, pricelist: list }),
  );
  return {
    values,
    lists,
    managed,
    isSuggested: chosen === undefined && Boolean(list),
    ...checked,
    edit: (change: Partial<typeof values>) => {
      const { pricelist, ...others } = change;
      if (pricelist !== undefined) setChosen(pricelist);
      if (change.country !== undefined || change.type !== undefined) setChosen(undefined);
      const spoken = change.country ? { language: defaultLanguage(change.country) } : {};
      setTyped((now) => ({ ...now, ...spoken, ...others }));
    },
    unsaved: Boolean(typed.email || typed.name || typed.message || typed.people),
  };
}
export type InviteForm = ReturnType<typeof useInviteForm>;
