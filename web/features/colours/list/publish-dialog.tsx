import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDate, formatTime } from '#shared/format/format-date.ts';
import { Alert } from '#web/components/alert.tsx';
import { DialogFrame } from '#web/components/dialog-frame.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { SubmitButtons } from '#web/components/submit-buttons.tsx';
import { PublishColorlistsDocument } from '#web/graphql/colours.ts';
import { request } from '#web/lib/graphql.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useToast } from '#web/lib/use-toast.ts';
import { LostUses } from '../parts/lost-uses.tsx';
import {
  type ColourPublication,
  useColourPublication,
  useLostColourUses,
  useRefetchColourFolders,
} from '../parts/use-colour-folders.ts';
import { PublicationChanges } from './publication-changes.tsx';

function useLastPublished(publication: ColourPublication | undefined) {
  const { t } = useTranslation('colours');
  if (!publication) return undefined;
  const { publishedAt, publishedBy } = publication;
  if (!publishedAt) return t('publish.never');
  return t('publish.last', {
    date: formatDate(publishedAt),
    time: formatTime(publishedAt),
    name: publishedBy,
  });
}

/** Shows the changes that users will see, and publishes them (COL-007, COL-034, OPC-05). */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('colours');
  const toast = useToast();
  const failureText = useFailureText();
  const queries = useQueryClient();
  const refetch = useRefetchColourFolders();
  const { data, error: notLoaded } = useColourPublication();
  const lost = useLostColourUses();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => request(PublishColorlistsDocument),
    onSuccess: async () => {
      await Promise.all([refetch(), queries.invalidateQueries({ queryKey: ['colour'] })]);
      onClose();
      toast({ text: t('publish.done') });
    },
  });
  const failure = error ?? notLoaded ?? lost.error;
  return (
    <DialogFrame
      title={t('publish.title')}
      context={useLastPublished(data)}
      busy={isPending}
      onSubmit={lost.isPending ? undefined : () => mutate()}
      onClose={onClose}
      footerStart={isPending && <span role="status">{t('publish.running')}</span>}
      footer={
        <SubmitButtons data-autofocus disabledReason={lost.isPending && t('lost.loading')}>
          {t('publish.action')}
        </SubmitButtons>
      }
    >
      <div className="stack">
        {failure && <Alert tone="err">{failureText(failure)}</Alert>}
        {data ? <PublicationChanges publication={data} /> : !failure && <Skeleton height="120px" />}
        <LostUses uses={lost.data} which="published" />
        <p className="muted s">{t('publish.hint')}</p>
      </div>
    </DialogFrame>
  );
}
