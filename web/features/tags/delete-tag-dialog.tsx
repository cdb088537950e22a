import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { CancelButton } from '#web/components/cancel-button.tsx';
import { DialogFrame } from '#web/components/dialog-frame.tsx';
import { useToast } from '#web/components/toast.tsx';
import { DeleteTagDocument } from '#web/graphql/tags.ts';
import { codeOf } from '#web/lib/failure.ts';
import { request } from '#web/lib/graphql.ts';
import { TagUses } from './tag-uses.tsx';
import { useTagFailure } from './use-tag-failure.ts';
import { type ListedTag, tagUsesQuery } from './use-tags.ts';

type Props = { tag: ListedTag; onClose: () => void };

/** Deletes a tag, or says where it is used, while it is (TAG-013, OPC-15). */
export function DeleteTagDialog({ tag, onClose }: Props) {
  const { t } = useTranslation('tags');
  const failureText = useTagFailure();
  const uses = useQuery(tagUsesQuery(tag.id));
  const { mutate, isPending, error } = useDeletion(tag, onClose);
  const failure = uses.error ?? (codeOf(error) === 'in-use' ? undefined : error);
  return (
    <DialogFrame
      title={t('delete.title')}
      role="alertdialog"
      busy={isPending}
      onClose={onClose}
      footer={
        <>
          <CancelButton autoFocus />
          <Button
            variant="danger"
            icon="trash"
            busy={isPending}
            disabled={uses.data?.length !== 0}
            onClick={() => mutate()}
          >
            {t('delete.action')}
          </Button>
        </>
      }
    >
      <div className="stack">
        {Boolean(failure) && <Alert tone="err">{failureText(failure)}</Alert>}
        {uses.data && uses.data.length > 0 ? (
          <div>
            <Alert tone="warn">{t('delete.inUse', { name: tag.name })}</Alert>
            <TagUses uses={uses.data} />
          </div>
        ) : (
          <p>{t('delete.text', { name: tag.name })}</p>
        )}
        {uses.isPending && (
          <p className="muted" role="status">
            {t('delete.checking')}
          </p>
        )}
      </div>
    </DialogFrame>
  );
}

function useDeletion(tag: ListedTag, onClose: () => void) {
  const { t } = useTranslation('tags');
  const toast = useToast();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => request(DeleteTagDocument, { id: tag.id }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['tag', 'list'] });
      onClose();
      toast({ text: t('delete.done', { name: tag.name }) });
    },
    // Somebody began to use it: the dialog then says where.
    onError: (failure) => {
      if (codeOf(failure) === 'in-use') void queries.invalidateQueries(tagUsesQuery(tag.id));
    },
  });
}
