import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { ScreenLoading } from '#web/components/screen-loading.tsx';
import type { Tools } from './edit-product.tsx';
import { EditProduct } from './edit-product.tsx';
import { ProductNotLoaded } from './product-not-loaded.tsx';
import { useStoredProduct } from './use-edited-product.ts';

/** /prodotti/:id, for super users (PRD-003, OPC-32). */
export default function ProductPage(tools: Tools) {
  const { id = '' } = useParams();
  const { ready } = useTranslation(['products', 'catalogue', 'image', 'richText']);
  const { data, error, refetch } = useStoredProduct(id);
  if (data && ready) return <EditProduct key={data.id} stored={data} error={error} {...tools} />;
  if (error) return <ProductNotLoaded error={error} onRetry={() => void refetch()} />;
  return <ScreenLoading />;
}
