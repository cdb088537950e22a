import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { Alert } from '#web/components/alert.tsx';
import { DialogPlace } from '#web/components/dialog-place.tsx';
import { FloatingAdd } from '#web/components/floating-add.tsx';
import { PageFrame } from '#web/components/page-frame.tsx';
import { SearchField } from '#web/components/search-field.tsx';
import { useShortcut } from '#web/lib/shortcuts.ts';
import { DeletePhaseDialog } from './delete-phase-dialog.tsx';
import { DuplicatePhaseDialog } from './duplicate-phase-dialog.tsx';
import { NewPhaseDialog } from './new-phase-dialog.tsx';
import { PhaseList } from './phase-list.tsx';
import { RenamePhaseDialog } from './rename-phase-dialog.tsx';
import type { ListedPhase } from './use-phases.ts';
import './phases-page.css';

/** The dialog over the list (PHA-011). */
type Open = { dialog: 'new' } | { dialog: 'rename' | 'duplicate' | 'delete'; phase: ListedPhase };

/** /fasi (PHA-001). */
export default function PhasesPage() {
  const { t } = useTranslation(['phases', 'common', 'catalogue']);
  const navigate = useNavigate();
  const [open, setOpen] = useState<Open>();
  const [search, setSearch] = useState('');
  const close = () => setOpen(undefined);
  const create = () => setOpen({ dialog: 'new' });
  useShortcut('n', t('common:shortcuts.new'), create);
  return (
    <PageFrame area="phases" title={t('title')} withBar>
      <div className="phases">
        <Alert tone="warn">{t('list.warning')}</Alert>
        <SearchField label={t('list.search')} value={search} onChange={setSearch} />
        <PhaseList
          search={search}
          onClear={() => setSearch('')}
          onNew={create}
          onRename={(phase) => setOpen({ dialog: 'rename', phase })}
          onDuplicate={(phase) => setOpen({ dialog: 'duplicate', phase })}
          onDelete={(phase) => setOpen({ dialog: 'delete', phase })}
        />
      </div>
      <FloatingAdd label={t('list.new')} onClick={create} />
      <DialogPlace>
        {open?.dialog === 'new' && (
          <NewPhaseDialog onClose={close} onCreated={(id) => navigate(paths.phase(id))} />
        )}
        {open?.dialog === 'rename' && <RenamePhaseDialog phase={open.phase} onClose={close} />}
        {open?.dialog === 'duplicate' && <DuplicatePhaseDialog phase={open.phase} onClose={close} />}
        {open?.dialog === 'delete' && <DeletePhaseDialog phase={open.phase} onClose={close} />}
      </DialogPlace>
    </PageFrame>
  );
}
