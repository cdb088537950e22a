import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { lockRows } from '#shared/editing/lock-rows.ts';
import { selectionOf } from '#shared/editing/remove-rows.ts';
import { removalImpediment } from '#shared/selection/leaving-rows.ts';
import { Button } from '#web/components/button.tsx';
import { Checkbox } from '#web/components/checkbox.tsx';
import type { ShowDialog } from '../open-dialog.ts';
import type { QuotationDraft } from '../use-quotation-draft.ts';
import type { RowSelection } from './use-row-selection.ts';
import './selection-bar.css';

type Props = {
  draft: QuotationDraft;
  selection: RowSelection;
  sIds: ReadonlySet<string>;
  onRemove: (sIds: ReadonlySet<string>) => void;
  onOpen: ShowDialog;
};

/** Gives the focus back to the button that began the selection. */
const focusOpener = () => document.querySelector<HTMLElement>('.toolbar .selects')?.focus();

/** In place of the toolbar while rows are selected: their number and the actions on them. */
export function SelectionBar({ draft, selection, sIds, onRemove, onOpen }: Props) {
  const { t } = useTranslation(['quotations', 'common']);
  useEffect(() => focusOpener, []);
  const { rows, hasMoney } = draft.priced;
  const chosen = rows.filter(({ sId }) => sIds.has(sId));
  const isAll = chosen.length === rows.length;
  const isNone = chosen.length === 0;
  const areLocked = !isNone && chosen.every(({ locked }) => locked);
  const impediment = isNone ? undefined : removalImpediment(selectionOf(rows.map(({ row }) => row)), sIds);
  const reason = impediment && t(`view.rows.impediment.${impediment}`);
  const remove = () => {
    onRemove(sIds);
    selection.leave();
  };
  const button = { small: true, disabled: isNone };
  return (
    <section className="toolbar selection-bar" aria-label={t('view.rows.selectionBar')}>
      <Checkbox
        autoFocus
        label={t('view.rows.all')}
        checked={isAll}
        some={!isAll && !isNone}
        onChange={() => selection.select(isAll ? [] : rows.map(({ sId }) => sId))}
      />
      <span className="muted s" role="status">
        {t('view.rows.selected', { count: chosen.length })}
      </span>
      {reason && <p className="muted s impediment">{reason}</p>}
      <div className="end">
        {hasMoney && (
          <Button {...button} icon="percentage" onClick={() => onOpen({ kind: 'discounts', sIds })}>
            {t('view.table.discountAction')}
          </Button>
        )}
        <Button
          {...button}
          icon={areLocked ? 'lock-open' : 'lock'}
          onClick={() => draft.edit((now) => lockRows(now, sIds, !areLocked))}
        >
          {t(areLocked ? 'view.rows.unlock' : 'view.rows.lock')}
        </Button>
        <Button {...button} icon="trash" disabledReason={reason} onClick={remove}>
          {t('view.rows.remove')}
        </Button>
      </div>
      <Button small variant="text" className="leave" onClick={selection.leave}>
        {t('common:actions.done')}
      </Button>
    </section>
  );
}
