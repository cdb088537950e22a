import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { Button } from '#web/components/button.tsx';
import { StartChoosing } from '#web/components/chosen-rows/start-choosing.tsx';
import { ChosenRowsContext, useChosenRows } from '#web/components/chosen-rows/use-chosen-rows.ts';
import { DialogPlace } from '#web/components/dialog-place.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { Menu } from '#web/components/menu.tsx';
import { PageFrame } from '#web/components/page-frame.tsx';
import { SaveBar } from '#web/components/save-bar.tsx';
import { useShortcut } from '#web/lib/shortcuts.ts';
import type { Timer } from '#web/lib/timer.ts';
import { useTypedSearch } from '#web/lib/use-typed-search.ts';
import { useArchiving } from '../parts/use-archiving.ts';
import { PricesBar } from '../prices/prices-bar.tsx';
import { type ListedWork, useWorks } from '../use-works.ts';
import { useListAddress } from './list-address.ts';
import { ListFilters } from './list-filters.tsx';
import { useColumns } from './use-columns.tsx';
import { useExport } from './use-export.ts';
import { useFoundWorks } from './use-found-works.ts';
import { useStarters } from './use-starters.ts';
import { type OpenDialog, WorkDialogs } from './work-dialogs.tsx';
import { WorksTable } from './works-table.tsx';
import './works-page.css';

const none: readonly ListedWork[] = [];

/** /lavorazioni: the user's own library of works (WRK-001). */
export default function WorksPage({ timer }: { timer?: Timer }) {
  const { t } = useTranslation(['works', 'common', 'catalogue']);
  const { works, found, typed, state, change, clear } = useList(timer);
  const { chosen, rows } = useChosenRows(works.data, found);
  const { dialog, setDialog, create, columns } = useDialogs();
  const starters = useStarters();
  const isChoosing = rows.isChoosing || chosen.length > 0;
  const hasWorks = Boolean(works.data?.length);
  useShortcut('n', t('common:shortcuts.new'), create);
  return (
    <PageFrame
      area="works"
      title={t('title')}
      withBar={isChoosing}
      actions={hasWorks && <Actions starters={starters} onNew={create} />}
    >
      <ChosenRowsContext value={rows}>
        {hasWorks && (
          <ListFilters
            {...{ state, change }}
            works={works.data ?? none}
            typed={typed.text}
            onType={typed.type}
          />
        )}
        <div className={`works-list${isChoosing ? ' choosing' : ''}`}>
          <WorksTable
            {...{ works, found, columns, starters }}
            typed={typed.text}
            onNew={create}
            onClear={clear}
          />
        </div>
        <PricesBar chosen={chosen} />
        {hasWorks && !isChoosing && (
          <SaveBar phoneOnly phoneStart={<StartChoosing />}>
            <Button variant="primary" icon="plus" block onClick={create}>
              {t('list.new')}
            </Button>
          </SaveBar>
        )}
      </ChosenRowsContext>
      <DialogPlace>
        <WorkDialogs open={dialog} works={works.data ?? none} show={setDialog} />
      </DialogPlace>
    </PageFrame>
  );
}

/** The works that the filters of the address leave. */
function useList(timer: Timer | undefined) {
  const [state, change] = useListAddress();
  const typed = useTypedSearch(state.search, (search) => change({ search }), timer);
  const works = useWorks();
  const { group, archived } = state;
  const found = useFoundWorks(works.data, { group, archived, typed: typed.text });
  const clear = () => {
    typed.forget();
    change({ search: '', group: '' });
  };
  return { works, found, typed, state, change, clear };
}

/** The dialog that is open, and the columns whose buttons open one. */
function useDialogs() {
  const [dialog, setDialog] = useState<OpenDialog>();
  const { set, busy } = useArchiving();
  const opening = useMemo(() => {
    const opens = (kind: 'edit' | 'duplicate' | 'delete') => (work: ListedWork) => setDialog({ kind, work });
    return {
      onEdit: opens('edit'),
      onDuplicate: opens('duplicate'),
      onDelete: opens('delete'),
      onArchive: (work: ListedWork) => set({ work, archived: !work.archived }),
    };
  }, [set]);
  const columns = useColumns({ ...opening, busy });
  return { dialog, setDialog, create: () => setDialog({ kind: 'new' }), columns };
}

type ActionsProps = { starters: { load: () => void }; onNew: () => void };

function Actions({ starters, onNew }: ActionsProps) {
  const { t } = useTranslation(['works', 'common']);
  const navigate = useNavigate();
  const { save, busy } = useExport();
  return (
    <>
      <Button variant="primary" icon="plus" className="desk-only" onClick={onNew}>
        {t('list.new')}
      </Button>
      <Menu
        label={t('common:actions.more')}
        items={[
          { label: t('list.import'), icon: 'upload', onSelect: () => navigate(paths.worksFile) },
          { label: t('list.export'), icon: 'file-excel', onSelect: save },
          { label: t('list.loadStarters'), icon: 'list', onSelect: starters.load },
        ]}
        trigger={(props) => (
          <IconButton icon="ellipsis-v" label={t('common:actions.more')} busy={busy} {...props} />
        )}
      />
    </>
  );
}
