import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { provinceColumnVisible } from '#shared/accounts/province-column-visible.ts';
import { countryOf, isItaly } from '#shared/geography/countries.ts';
import { NoValue } from '#web/components/amount.tsx';
import type { Column } from '#web/components/data-table-props.ts';
import { Flag } from '#web/components/flag.tsx';
import { usePriceLists } from '#web/lib/use-price-lists.ts';
import { LastSignInCell, QuotationsCell } from './activity-cells.tsx';
import { EmailCell, LanguageCell, NameCell, PriceListCell, ScopeCell, TypeCell } from './cells.tsx';
import { ConsentCell } from './consent-cell.tsx';
import { RowActions, type RowCommands } from './row-actions.tsx';
import type { ListedUser } from './use-users.ts';

type Texts = TFunction<'users'>;
type NameOf = (id: string) => string | undefined;

/** The same ones from one time to the next, so that rows that stay are not drawn anew. */
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

/** Name and company, e-mail, type, province, country, language, price list, consents, rights, activity, actions (USR-011 to USR-016). */
function columnsOf(
  t: Texts,
  commands: RowCommands,
  nameOf: NameOf,
  withProvince: boolean,
): Column<ListedUser>[] {
  const sortable = true;
  const province: Column<ListedUser> = {
    key: 'province',
    header: t('list.province'),
    sortable,
    card: 'value',
    render: (user) => (isItaly(user.country) && user.province ? user.province.toUpperCase() : <NoValue />),
  };
  return [
    {
      key: 'name',
      header: t('list.name'),
      sortable,
      width: '17%',
      card: 'title',
      render: (user) => <NameCell user={user} onEdit={commands.onEdit} />,
    },
    {
      key: 'email',
      header: t('list.email'),
      sortable,
      width: '21%',
      card: 'line',
      render: (user) => <EmailCell user={user} />,
    },
    {
      key: 'type',
      header: t('list.type'),
      sortable,
      card: 'value',
      render: (user) => <TypeCell user={user} />,
    },
    ...(withProvince ? [province] : []),
    {
      key: 'country',
      header: t('list.country'),
      sortable,
      card: 'value',
      render: (user) => <Flag country={countryOf(user.country)} />,
    },
    {
      key: 'language',
      header: t('list.language'),
      sortable,
      card: 'value',
      render: (user) => <LanguageCell user={user} />,
    },
    {
      key: 'pricelist',
      header: t('list.pricelist'),
      sortable,
      width: '11%',
      card: 'value',
      render: (user) => <PriceListCell user={user} nameOf={nameOf} />,
    },
    {
      key: 'consent',
      header: t('list.consent'),
      sortable,
      card: 'value',
      render: (user) => <ConsentCell user={user} />,
    },
    {
      key: 'superUser',
      header: t('list.superUser'),
      sortable,
      card: 'value',
      render: (user) => <ScopeCell user={user} />,
    },
    {
      key: 'lastSignInAt',
      header: t('list.signedIn'),
      sortable,
      card: 'value',
      render: (user) => <LastSignInCell user={user} />,
    },
    {
      key: 'quotations',
      header: t('list.quotations'),
      sortable,
      numeric: true,
      card: 'value',
      render: (user) => <QuotationsCell user={user} />,
    },
    {
      key: 'actions',
      header: t('list.actions'),
      hideHeader: true,
      width: '92px',
      card: 'actions',
      render: (user) => <RowActions user={user} {...commands} />,
    },
  ];
}
