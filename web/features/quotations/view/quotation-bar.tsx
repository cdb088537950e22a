import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { formatMoney } from '#shared/format/format-money.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { SaveBar, SaveState } from '#web/components/save-bar.tsx';
import { useNarrowerThan } from '#web/lib/use-narrower-than.ts';
import { useOnline } from '#web/lib/use-online.ts';
import { useToast } from '#web/lib/use-toast.ts';
import { ShortNotice } from './short/short-notice.tsx';
import type { QuotationView } from './use-quotation-view.ts';

/** Moves the quotation into the archive or out of it, and offers an undo (QVW-034, QVW-035). */
export function useArchiving({ draft, save }: QuotationView) {
  const { t } = useTranslation('quotations');
  const toast = useToast();
  const latest = useRef(save);
  latest.current = save;
  const set = async (archived: boolean, mayUndo: boolean) => {
    if (!(await latest.current.setArchived(archived))) return;
    toast({
      text: t(archived ? 'view.bar.archivedToast' : 'view.bar.unarchivedToast'),
      onUndo: mayUndo ? () => void set(!archived, false) : undefined,
      isLast: draft.watch(),
    });
  };
  const { archived } = draft.saved;
  return {
    label: t(archived ? 'view.bar.unarchive' : 'view.bar.archive'),
    icon: archived ? ('history' as const) : ('inbox' as const),
    run: () => void set(!archived, true),
  };
}

type Props = QuotationView & {
  /** A newer version is known: what to save is chosen first. */
  isOutdated: boolean;
};

/** Back, archive, state and save (QVW-033 to QVW-037). */
export function QuotationBar({ isOutdated, ...view }: Props) {
  const { t } = useTranslation(['quotations', 'common']);
  const online = useOnline();
  const archiving = useArchiving(view);
  const isPhone = useNarrowerThan(640);
  const { save, shortage, onSave } = view;
  const { changes, priced } = view.draft;
  const impediment = save.isDeleted ? t('view.deleted') : !online && t('common:save.offline');
  const state = <SaveState changes={changes} saving={save.saving} savedAt={save.savedAt} />;
  return (
    <SaveBar
      above={isPhone && <ShortNotice brief rows={shortage.rows} raising={shortage.mayRaise && shortage} />}
      start={
        <>
          <ButtonLink variant="text" icon="arrow-left" to={paths.quotations}>
            {t('common:actions.backToList')}
          </ButtonLink>
          <Button
            variant="text"
            icon={archiving.icon}
            disabled={save.saving || save.isDeleted}
            onClick={archiving.run}
          >
            {archiving.label}
          </Button>
        </>
      }
      phoneStart={
        <>
          <div className="xs muted">{state}</div>
          {priced.hasMoney && <div className="phone-total">{formatMoney(priced.total)}</div>}
        </>
      }
      state={state}
    >
      <Button
        variant="primary"
        icon={isOutdated ? undefined : 'save'}
        busy={save.saving}
        disabled={changes === 0}
        disabledReason={changes > 0 && impediment}
        onClick={onSave}
      >
        <span className="desk-only">
          {t(isOutdated ? 'view.conflict.compareVersions' : 'common:actions.saveChanges')}
        </span>
        <span className="mobile-only">{t(isOutdated ? 'view.conflict.compare' : 'common:actions.save')}</span>
      </Button>
    </SaveBar>
  );
}
