import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { UsersOfListDocument } from '#web/graphql/products.ts';
import { request } from '#web/lib/graphql.ts';

type Props = {
  list: { id: string; name: string };
  product: string;
  /** No other price list holds it. */
  isLast: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Says what it means that a product leaves a price list, before it does. */
export default function TakeOutDialog({ list, product, isLast, onConfirm, onClose }: Props) {
  const { t } = useTranslation('products');
  const { data: users, isError } = useQuery({
    queryKey: ['user', 'ofList', list.id],
    queryFn: async ({ signal }) =>
      (await request(UsersOfListDocument, { id: list.id }, signal)).priceListUses.users,
  });
  return (
    <ConfirmDialog
      title={t('editView.lists.takeOutTitle', { list: list.name })}
      action={t('editView.lists.takeOut')}
      disabled={users === undefined && !isError}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      <div className="stack-s">
        {users === undefined && !isError ? (
          <Skeleton width="80%" />
        ) : (
          <p>
            {isError ? t('editView.lists.someUsers') : t('editView.lists.users', { count: users, product })}
          </p>
        )}
        <p>{t('editView.lists.kept')}</p>
        {isLast && <p>{t('editView.lists.last')}</p>}
      </div>
    </ConfirmDialog>
  );
}
