import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PageFrame } from '#web/components/page-frame.tsx';
import { CatalogueAsDocument } from '#web/graphql/quotations.ts';
import { request } from '#web/lib/graphql.ts';
import { useNamed } from '#web/lib/named-phases.ts';
import type { Timer } from '#web/lib/timer.ts';
import type { SelectableProduct } from '../selection/chosen-product.ts';
import { PriceListWarning } from '../selection/price-list-warning.tsx';
import { ProductTable } from '../selection/table/product-table.tsx';
import { useSeenUser } from './help-frame.tsx';

/** /utenti/:id/vista/catalogo: the products and phases that a user may choose from. */
export default function CatalogueAsPage({ timer }: { timer?: Timer }) {
  const { t } = useTranslation('help');
  const user = useSeenUser();
  const { data, error, refetch } = useQuery({
    queryKey: ['product', 'selectable', 'as', user.id],
    queryFn: ({ signal }) => request(CatalogueAsDocument, { userId: user.id }, signal),
  });
  const products = useMemo(
    // The server answers units and types as text, which it validates with the schemas.
    () =>
      (data?.selectableProductsAs as SelectableProduct[] | undefined)?.filter(({ selectable }) => selectable),
    [data],
  );
  const phases = useNamed(data?.phasesAs);
  const catalogue = { products, error: data ? null : error, retry: () => void refetch() };
  const priceList = user.pricelistName;
  return (
    <PageFrame
      title={t('catalogueOf', { name: user.name })}
      meta={priceList ? [{ icon: 'tag', text: t('priceList', { name: priceList }) }] : undefined}
    >
      <div className="stack">
        <PriceListWarning priceList={priceList} />
        <ProductTable catalogue={catalogue} phases={phases} timer={timer} />
      </div>
    </PageFrame>
  );
}
