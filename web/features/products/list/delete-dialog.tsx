import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { CancelButton } from '#web/components/cancel-button.tsx';
import { DialogFrame } from '#web/components/dialog-frame.tsx';
import { Skeleton, useSkeleton } from '#web/components/skeleton.tsx';
import { ArchiveProductDocument, DeleteProductDocument, ProductUsesDocument } from '#web/graphql/products.ts';
import { request } from '#web/lib/graphql.ts';
import { useProductText } from '#web/lib/product-text.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useToast } from '#web/lib/use-toast.ts';
import { ProductUses } from './product-uses.tsx';
import type { ListedProduct } from './use-products.ts';

type Props = { product: ListedProduct; onClose: () => void };

/** Asks before a product is deleted: says where it is used, and recommends archiving (PRD-021, OPC-18). */
export default function DeleteDialog({ product, onClose }: Props) {
  const { t } = useTranslation('products');
  const failureText = useFailureText();
  const name = useProductText()(product.name).text;
  const remove = useChange(product, onClose, 'delete.done', () =>
    request(DeleteProductDocument, { id: product.id }),
  );
  const archive = useChange(product, onClose, 'delete.archived', () =>
    request(ArchiveProductDocument, { id: product.id, archived: true }),
  );
  const { data: uses, error, isPending } = useUses(product.id);
  const skeleton = useSkeleton(isPending);
  const failure = remove.error ?? archive.error ?? error;
  const busy = remove.isPending || archive.isPending;
  return (
    <DialogFrame
      title={t('delete.title')}
      role="alertdialog"
      busy={busy}
      onClose={onClose}
      footerStart={
        !product.archived && (
          <Button icon="inbox" busy={archive.isPending} onClick={() => archive.mutate()}>
            {t('delete.archive')}
          </Button>
        )
      }
      footer={
        <>
          <CancelButton autoFocus />
          <Button
            variant="danger"
            icon="trash"
            busy={remove.isPending}
            disabled={isPending || busy}
            onClick={() => remove.mutate()}
          >
            {t('delete.action')}
          </Button>
        </>
      }
    >
      <div className="stack" aria-busy={isPending || undefined}>
        {failure && <Alert tone="err">{failureText(failure)}</Alert>}
        <p>{t('delete.text', { product: name })}</p>
        {isPending && skeleton && <Skeleton height="96px" />}
        {uses && <ProductUses uses={uses} />}
        {!product.archived && <Alert tone="info">{t('delete.advice')}</Alert>}
      </div>
    </DialogFrame>
  );
}

/** Read anew for each question: what it says decides. */
const useUses = (id: string) =>
  useQuery({
    queryKey: ['product', 'uses', id],
    queryFn: async ({ signal }) => (await request(ProductUsesDocument, { id }, signal)).productUses,
    gcTime: 0,
    staleTime: 0,
  });

function useChange(
  { id, name }: ListedProduct,
  onClose: () => void,
  done: 'delete.done' | 'delete.archived',
  mutationFn: () => Promise<unknown>,
) {
  const { t } = useTranslation('products');
  const toast = useToast();
  const text = useProductText();
  const queries = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: async () => {
      if (done === 'delete.done') queries.removeQueries({ queryKey: ['product', 'one', id] });
      await queries.invalidateQueries({ queryKey: ['product', 'list'] });
      onClose();
      toast({ text: t(done, { product: text(name).text }) });
    },
  });
}
