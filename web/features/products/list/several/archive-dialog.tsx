import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/alert.tsx';
import { UsedProductsDocument } from '#web/graphql/products.ts';
import { request } from '#web/lib/graphql.ts';
import { randomId } from '#web/lib/use-attempt-key.ts';
import type { ListedProduct } from '../use-products.ts';
import { productCalls } from './calls.ts';
import { previewOf } from './previews.ts';
import type { Outcome } from './use-calls.ts';
import { WorkDialog } from './work-dialog.tsx';

type Props = {
  products: readonly ListedProduct[];
  /** How many they are, and how many of them the filters hide. */
  context: string;
  /** Into the archive, or out of it. */
  archives: boolean;
  onDone: (outcome: Outcome, text: string) => void;
  onClose: () => void;
};

/** Archives several products, or restores them (PRD-057, PRD-058). */
export default function ArchiveDialog({ products, context, archives, onDone, onClose }: Props) {
  const { t } = useTranslation('products');
  const word = archives ? 'archive' : 'restore';
  const wanted = products.filter(({ archived }) => archived !== archives);
  const { changes, same } = previewOf(products, ({ archived }) => archived === archives);
  return (
    <WorkDialog
      title={t(`several.${word}.title`)}
      context={context}
      action={t(`several.${word}.action`, { count: changes })}
      disabledReason={changes === 0 && t(`several.${word}.none`)}
      calls={() =>
        productCalls(
          wanted.map(({ id }) => ({ id, archived: archives })),
          randomId,
        )
      }
      onDone={(outcome) => onDone(outcome, t(`several.${word}.done`, { count: outcome.changed }))}
      onClose={onClose}
    >
      <ul className="several-facts">
        {changes > 0 && <li>{t(`several.${word}.changes`, { count: changes })}</li>}
        {same > 0 && <li>{t(`several.${word}.same`, { count: same })}</li>}
      </ul>
      {archives && changes > 0 && <InUse ids={wanted.map(({ id }) => id)} />}
    </WorkDialog>
  );
}

/** Who misses products that are archived: the guided test, and products that require them. */
function InUse({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('products');
  const { data } = useQuery({
    queryKey: ['product', 'used', ids],
    queryFn: async ({ signal }) =>
      (await request(UsedProductsDocument, { ids: [...ids] }, signal)).usedProducts,
    gcTime: 0,
    staleTime: 0,
  });
  if (!data || data.offered.length + data.required.length === 0) return null;
  return (
    <Alert tone="warn">
      <ul className="several-facts">
        {data.offered.length > 0 && <li>{t('several.offered', { count: data.offered.length })}</li>}
        {data.required.length > 0 && <li>{t('several.required', { count: data.required.length })}</li>}
      </ul>
    </Alert>
  );
}
