import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { DialogPlace } from '#web/components/dialog-place.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { FloatingAdd } from '#web/components/floating-add.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { PageFrame } from '#web/components/page-frame.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { codeOf } from '#web/lib/failure.ts';
import { useShortcut } from '#web/lib/shortcuts.ts';
import { RenameFolderDialog } from '../list/folder-name-dialogs.tsx';
import {
  type ColourFolderWithColours,
  type FolderColour,
  useColourFolder,
} from '../parts/use-colour-folders.ts';
import { ColourDialog } from './colour-dialog.tsx';
import { DeleteColourDialog } from './delete-colour-dialog.tsx';
import { FolderColours } from './folder-colours.tsx';
import { PasteDialog } from './paste-dialog.tsx';

/** /cartelle/:id (COL-002); the folder is loaded while the screen is open (COL-016, COL-017). */
export default function ColourFolderPage() {
  const { t } = useTranslation('colours');
  const { id = '' } = useParams();
  const { data, error, refetch } = useColourFolder(id);
  if (data) return <Folder key={id} folder={data} />;
  const isGone = error && codeOf(error) === 'not-found';
  return (
    <PageFrame title={t('folder.title')} breadcrumbs={[{ label: t('title'), to: paths.colours }]}>
      {isGone ? (
        <EmptyState
          illustration="search"
          title={t('folder.gone')}
          action={<ButtonLink to={paths.colours}>{t('folder.back')}</ButtonLink>}
        />
      ) : error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="240px" />
      )}
    </PageFrame>
  );
}

type OpenDialog = { kind: 'new' | 'paste' | 'rename' } | { kind: 'edit' | 'delete'; colour: FolderColour };

function Folder({ folder }: { folder: ColourFolderWithColours }) {
  const { t } = useTranslation(['colours', 'common']);
  const [dialog, setDialog] = useState<OpenDialog>();
  const close = () => setDialog(undefined);
  const add = () => setDialog({ kind: 'new' });
  useShortcut('n', t('common:shortcuts.new'), add);
  const { name, colors } = folder;
  return (
    <PageFrame
      title={name}
      breadcrumbs={[{ label: t('title'), to: paths.colours }, { label: name }]}
      titleEnd={
        <IconButton
          icon="pencil"
          small
          label={t('list.renameNamed', { name })}
          onClick={() => setDialog({ kind: 'rename' })}
        />
      }
      meta={[{ icon: 'palette', text: t('list.count', { count: colors.length }) }]}
      actions={
        <>
          <ButtonLink icon="arrow-left" variant="text" to={paths.colours}>
            {t('folder.back')}
          </ButtonLink>
          <Button icon="copy" onClick={() => setDialog({ kind: 'paste' })}>
            {t('paste.open')}
          </Button>
        </>
      }
    >
      <FolderColours
        colours={colors}
        onAdd={add}
        onEdit={(colour) => setDialog({ kind: 'edit', colour })}
        onDelete={(colour) => setDialog({ kind: 'delete', colour })}
      />
      <FloatingAdd label={t('color.new')} onClick={add} />
      <DialogPlace>{dialog && <Dialogs dialog={dialog} folder={folder} onClose={close} />}</DialogPlace>
    </PageFrame>
  );
}

type DialogProps = { dialog: OpenDialog; folder: ColourFolderWithColours; onClose: () => void };

function Dialogs({ dialog, folder, onClose }: DialogProps) {
  switch (dialog.kind) {
    case 'new':
      return <ColourDialog folder={folder} onClose={onClose} />;
    case 'paste':
      return <PasteDialog folder={folder} onClose={onClose} />;
    case 'rename':
      return <RenameFolderDialog folder={folder} folders={[]} onClose={onClose} />;
    case 'edit':
      return <ColourDialog folder={folder} colour={dialog.colour} onClose={onClose} />;
    case 'delete':
      return <DeleteColourDialog folder={folder} colour={dialog.colour} onClose={onClose} />;
  }
}
