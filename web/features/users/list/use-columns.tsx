import type { TFunction } from 'i18next';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { provinceColumnVisible } from '#shared/accounts/province-column-visible.ts';
import { countryOf, isItaly } from '#shared/geography/countries.ts';
import { NoValue } from '#web/components/amount.tsx';
import { actionsColumn, type Column } from '#web/components/data-table-props.ts';
import { Flag } from '#web/components/flag.tsx';
import { usePriceLists } from '#web/lib/use-price-lists.ts';
import { LastSignInCell, QuotationsCell, SinceCell } from './activity-cells.tsx';
import { RowActions, type RowCommands } from './row-actions.tsx';
import type { ListedUser } from './use-users.ts';
import {
  ConsentCell,
  EmailCell,
  LanguageCell,
  NameCell,
  PriceListCell,
  ScopeCell,
  TypeCell,
} from './user-cells.tsx';

type Texts = TFunction<'users'>;
type NameOf = (id: string) => string | undefined;

/** Memoised, so that unchanged rows are not drawn again. */
export function useColumns(
  commands: RowCommands,
  shown: readonly ListedUser[] | undefined,
): Column<ListedUser>[] {
  const { t } = useTranslation('users');
  const { data: priceLists } = usePriceLists();
  const withProvince = provinceColumnVisible(shown ?? []);
  return useMemo(() => {
    const nameOf = (id: string) => priceLists?.find((list) => list.id === id)?.name;
    return columnsOf(t, commands, nameOf, withProvince);
  }, [t, commands, priceLists, withProvince]);
}

type Cell = (user: ListedUser) => ReactNode;

/** Name and company, e-mail, type, province, country, language, price list, consents, rights, since when, activity, actions (USR-011 to USR-016). */
function columnsOf(
  t: Texts,
  commands: RowCommands,
  nameOf: NameOf,
  withProvince: boolean,
): Column<ListedUser>[] {
  const column = (key: string, header: string, render: Cell, look?: Partial<Column<ListedUser>>) => ({
    ...{ key, header, render, sortable: true, card: 'value' as const },
    ...look,
  });
  const province = ({ country, province: code }: ListedUser) =>
    isItaly(country) && code ? code.toUpperCase() : <NoValue />;
  const roomy = { roomy: true };
  const greatestFirst = { sortable: 'greatest-first' } as const;
  const named = { width: '24%', card: 'title' } as const;
  return [
    column('name', t('list.name'), (user) => <NameCell user={user} onEdit={commands.onEdit} />, named),
    column('email', t('list.email'), (user) => <EmailCell user={user} />, { width: '16%', card: 'line' }),
    column('type', t('list.type'), (user) => <TypeCell user={user} />),
    ...(withProvince ? [column('province', t('list.province'), province, roomy)] : []),
    column('country', t('list.country'), ({ country }) => <Flag country={countryOf(country)} />),
    column('language', t('list.language'), (user) => <LanguageCell user={user} />, roomy),
    column('pricelist', t('list.pricelist'), (user) => <PriceListCell user={user} nameOf={nameOf} />, {
      width: '11%',
    }),
    column('consent', t('list.consent'), (user) => <ConsentCell user={user} />, roomy),
    column('superUser', t('list.superUser'), (user) => <ScopeCell user={user} />),
    column('createdAt', t('list.since'), (user) => <SinceCell user={user} />, { ...greatestFirst, ...roomy }),
    column('lastSignInAt', t('list.signedIn'), (user) => <LastSignInCell user={user} />, greatestFirst),
    column('quotations', t('list.quotations'), (user) => <QuotationsCell user={user} />, {
      ...greatestFirst,
      numeric: true,
    }),
    actionsColumn(t('list.actions'), (user) => <RowActions user={user} {...commands} />),
  ];
}
