import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import type { PriceRangeDraft } from '#shared/catalogue/product-form/draft.ts';
import { pricedIn } from '#shared/catalogue/product-form/priced-in.ts';
import { Alert } from '#web/components/alert.tsx';
import { Badge } from '#web/components/badge.tsx';
import { Card } from '#web/components/card.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { lazyDialog } from '#web/components/lazy-dialog.tsx';
import { SearchSelect } from '#web/components/search-select.tsx';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import type { PriceLists } from '../prices/price-lists.ts';
import { useMemberships } from './use-memberships.ts';
import './price-lists-card.css';

const TakeOutDialog = lazyDialog(() => import('./take-out-dialog.tsx'));

type PriceList = PriceLists[number];
type Props = {
  product: { id: string; name: string };
  /** Every price list, in order. */
  all: PriceLists;
  /** The prices as they are typed. */
  priceranges: readonly PriceRangeDraft[];
  disabled: boolean;
};

/** The price lists that hold the product; it is put in and taken out here, at once (OPC-03). */
export function PriceListsCard({ product, all, priceranges, disabled }: Props) {
  const { t } = useTranslation('products');
  const failureText = useFailureText();
  const { lists, failure, dismissFailure, busy, put, takeOut } = useMemberships(product.id);
  const [leaving, setLeaving] = useState<PriceList>();
  const holding = all.filter(({ id }) => lists?.includes(id));
  const others = all.filter(({ id }) => !lists?.includes(id));
  const isOff = disabled || busy || lists === undefined;
  return (
    <Card title={t('editView.lists.title')}>
      {failure && (
        <Alert tone="err" onDismiss={dismissFailure}>
          {failureText(failure)}
        </Alert>
      )}
      {lists && holding.length === 0 && <p className="muted">{t('editView.lists.none')}</p>}
      {holding.length > 0 && (
        <ul className="product-lists" aria-label={t('editView.lists.title')}>
          {holding.map((list) => (
            <HoldingList
              key={list.id}
              list={list}
              hasPrice={pricedIn(priceranges, list.id)}
              disabled={isOff}
              onTakeOut={() => setLeaving(list)}
            />
          ))}
        </ul>
      )}
      <OtherLists lists={others} disabled={isOff} onPut={put} />
      {leaving && (
        <TakeOutDialog
          list={leaving}
          product={product.name}
          isLast={holding.length === 1}
          onConfirm={() => {
            setLeaving(undefined);
            takeOut(leaving);
          }}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </Card>
  );
}

type OtherProps = { lists: PriceLists; disabled: boolean; onPut: (list: PriceList) => void };

function OtherLists({ lists, disabled, onPut }: OtherProps) {
  const { t } = useTranslation('products');
  return (
    <SearchSelect
      label={t('editView.lists.add')}
      hint={t(lists.length > 0 ? 'editView.lists.atOnce' : 'editView.lists.all')}
      value=""
      disabled={disabled || lists.length === 0}
      options={lists.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(chosen) => {
        const list = lists.find(({ id }) => id === chosen);
        if (list) onPut(list);
      }}
    />
  );
}

type HoldingProps = { list: PriceList; hasPrice: boolean; disabled: boolean; onTakeOut: () => void };

function HoldingList({ list, hasPrice, disabled, onTakeOut }: HoldingProps) {
  const { t } = useTranslation('products');
  return (
    <li>
      <Link to={paths.priceListProducts(list.id)}>{list.name}</Link>
      {!hasPrice && (
        <Badge tone="warn" icon="exclamation-triangle">
          {t('editView.lists.noPrice')}
        </Badge>
      )}
      <IconButton
        small
        icon="times"
        label={t('editView.lists.takeOutOf', { list: list.name })}
        disabled={disabled}
        onClick={onTakeOut}
      />
    </li>
  );
}
