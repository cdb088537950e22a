import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { DataTable } from '#web/components/data-table.tsx';
import { PageFrame } from '#web/components/page-frame.tsx';
import { PriceListNotLoaded } from './price-list-not-loaded.tsx';
import { ProductChoice } from './product-choice.tsx';
import { usePriceListProducts } from './use-price-list-products.ts';

/** /listini/:id/prodotti (PLI-002, PLI-028). */
export default function PriceListProductsPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation('priceLists');
  const { data, error, refetch } = usePriceListProducts(id);
  if (data) return <ProductChoice key={id} loaded={data} />;
  const columns = (['name', 'phases', 'flags', 'price'] as const).map((key) => ({
    key,
    header: t(`products.${key}`),
    render: () => null,
  }));
  return (
    <PageFrame title={t('title')} breadcrumbs={[{ label: t('title'), to: paths.priceLists }]}>
      {error ? (
        <PriceListNotLoaded error={error} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          caption={t('products.caption')}
          columns={columns}
          rows={undefined}
          rowKey={() => ''}
          skeletonRows={20}
        />
      )}
    </PageFrame>
  );
}
