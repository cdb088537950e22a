import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/alert.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { useSaved } from '#web/components/use-saved.ts';
import { DeleteTagDocument } from '#web/graphql/tags.ts';
import { codeOf } from '#web/lib/failure.ts';
import { request } from '#web/lib/graphql.ts';
import { TagUses } from './tag-uses.tsx';
import { type ListedTag, tagsKey, tagUsesQuery, useTagFailure } from './use-tags.ts';

type Props = { tag: ListedTag; onClose: () => void };

/** Deletes a tag; names the uses of one that is in use (TAG-013, OPC-15). */
export function DeleteTagDialog({ tag, onClose }: Props) {
  const { t } = useTranslation('tags');
  const failureText = useTagFailure();
  const { data: uses, isPending, error } = useQuery(tagUsesQuery(tag.id));
  const deletion = useDeletion(tag, onClose);
  const failure = error ?? (codeOf(deletion.error) === 'in-use' ? undefined : deletion.error);
  return (
    <ConfirmDialog
      danger
      title={t('delete.title')}
      action={t('delete.action')}
      busy={deletion.isPending}
      disabled={uses?.length !== 0}
      failure={failure ? failureText(failure) : undefined}
      onConfirm={() => deletion.mutate()}
      onCancel={onClose}
    >
      <div className="stack">
        {uses && uses.length > 0 ? (
          <div>
            <Alert tone="warn">{t('delete.inUse', { name: tag.name })}</Alert>
            <TagUses uses={uses} />
          </div>
        ) : (
          <p>{t('delete.text', { name: tag.name })}</p>
        )}
        {isPending && (
          <p className="muted" role="status">
            {t('delete.checking')}
          </p>
        )}
      </div>
    </ConfirmDialog>
  );
}

function useDeletion({ id, name }: ListedTag, onClose: () => void) {
  const { t } = useTranslation('tags');
  const saved = useSaved(tagsKey, onClose);
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => request(DeleteTagDocument, { id }),
    onSuccess: () => saved(t('delete.done', { name })),
    // Somebody began to use it: the dialog then says where.
    onError: (failure) => {
      if (codeOf(failure) === 'in-use') void queries.invalidateQueries(tagUsesQuery(id));
    },
  });
}
