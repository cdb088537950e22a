import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#web/components/badge.tsx';
import { Button } from '#web/components/button.tsx';
import { DeleteDialog } from '#web/components/delete-dialog.tsx';
import { DialogPlace } from '#web/components/dialog-place.tsx';
import { FloatingAdd } from '#web/components/floating-add.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { PageFrame } from '#web/components/page-frame.tsx';
import { DeleteColourFolderDocument } from '#web/graphql/colours.ts';
import { request } from '#web/lib/graphql.ts';
import { useShortcut } from '#web/lib/shortcuts.ts';
import { LostUses } from '../parts/lost-uses.tsx';
import {
  type ColourFolder,
  colourFolderKey,
  useColourFolders,
  useColourPublication,
  useLostColourUses,
} from '../parts/use-colour-folders.ts';
import { ColourFoldersTable } from './colour-folders-table.tsx';
import { NewFolderDialog, RenameFolderDialog } from './folder-name-dialogs.tsx';
import { PublishDialog } from './publish-dialog.tsx';

type OpenDialog = { kind: 'new' | 'publish' } | { kind: 'rename' | 'delete'; folder: ColourFolder };

/** /cartelle (COL-001). */
export default function ColourFoldersPage() {
  const { t } = useTranslation(['colours', 'common']);
  const { data, error, refetch } = useColourFolders();
  const [dialog, setDialog] = useState<OpenDialog>();
  const create = () => setDialog({ kind: 'new' });
  const close = () => setDialog(undefined);
  useShortcut('n', t('common:shortcuts.new'), create);
  const of = (kind: 'rename' | 'delete') => (folder: ColourFolder) => setDialog({ kind, folder });
  return (
    <PageFrame
      area="colours"
      title={t('title')}
      titleEnd={<Unpublished />}
      actions={
        <Button icon="cloud-upload" onClick={() => setDialog({ kind: 'publish' })}>
          {t('publish.open')}
        </Button>
      }
    >
      {error && !data ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <ColourFoldersTable folders={data} onNew={create} onRename={of('rename')} onDelete={of('delete')} />
      )}
      <FloatingAdd label={t('list.new')} onClick={create} />
      <DialogPlace>
        {dialog?.kind === 'new' && <NewFolderDialog folders={data ?? []} onClose={close} />}
        {dialog?.kind === 'publish' && <PublishDialog onClose={close} />}
        {dialog?.kind === 'rename' && (
          <RenameFolderDialog folder={dialog.folder} folders={data ?? []} onClose={close} />
        )}
        {dialog?.kind === 'delete' && <DeleteFolderDialog folder={dialog.folder} onClose={close} />}
      </DialogPlace>
    </PageFrame>
  );
}

/** Users do not see yet what was changed. */
function Unpublished() {
  const { t } = useTranslation('colours');
  const { data } = useColourPublication();
  if (!data || data.folders.length + data.colourCount === 0) return null;
  return (
    <Badge tone="warn" icon="clock">
      {t('publish.pending')}
    </Badge>
  );
}

type Props = { folder: ColourFolder; onClose: () => void };

/** Says what goes with the folder, and that users have it until the next publishing (OPC-19). */
function DeleteFolderDialog({ folder: { id, name, colorCount }, onClose }: Props) {
  const { t } = useTranslation('colours');
  const lost = useLostColourUses(id);
  return (
    <DeleteDialog
      title={t('list.deleteTitle')}
      action={t('list.delete')}
      done={t('list.deleted', { name })}
      entity="colourFolder"
      id={id}
      remove={() => request(DeleteColourFolderDocument, { id })}
      changed={colourFolderKey}
      failure={lost.error}
      disabledReason={lost.isPending && t('lost.loading')}
      onClose={onClose}
    >
      <div className="stack">
        <p>{t('list.deleteText', { name, count: colorCount })}</p>
        <LostUses uses={lost.data} />
        <p className="muted">{t('list.deleteHint')}</p>
      </div>
    </DeleteDialog>
  );
}
