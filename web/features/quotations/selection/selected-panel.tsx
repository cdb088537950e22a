import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#web/components/badge.tsx';
import { InfoDialog } from '#web/components/info-dialog.tsx';
import type { Timer } from '#web/lib/timer.ts';
import { MissingProduct, SelectedRow } from './selected-row.tsx';
import type { Selection } from './use-selection.ts';
import './selected-list.css';

type Props = { selection: Selection; nothing: string; timer?: Timer };

/** The chosen products in their order, and required ones that no longer exist (QNW-016, OP45). */
function SelectedList({ selection, nothing, timer }: Props) {
  const { rows, missing } = selection;
  const list = useNewestInSight(rows.length);
  if (rows.length === 0) return <p className="muted nothing-chosen">{nothing}</p>;
  return (
    <ul className="selected-list" ref={list}>
      {rows.map((row) => (
        <SelectedRow key={row.sId} row={row} selection={selection} timer={timer} />
      ))}
      {missing.map(({ product, requiredBy }) => (
        <li key={`missing-${product}`}>
          <MissingProduct rows={rows} requiredBy={requiredBy} />
        </li>
      ))}
    </ul>
  );
}

/** A list that scrolls to its end when it grows, so that what was added is seen. */
function useNewestInSight(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count > before.current) list.current?.scrollTo({ top: list.current.scrollHeight });
    before.current = count;
  }, [count]);
  return list;
}

/** Beside the table, on wide screens. */
export function SelectedPanel(props: Props) {
  const { t } = useTranslation('quotations');
  return (
    <aside className="card selected-panel" aria-label={t('selection.panel')}>
      <header>
        <h2>{t('selection.panel')}</h2>
        <Badge tone="acc">{props.selection.rows.length}</Badge>
      </header>
      <SelectedList {...props} />
    </aside>
  );
}

/** A sheet from the bottom, on narrow screens. */
export function SelectedSheet({ onClose, ...props }: Props & { onClose: () => void }) {
  const { t } = useTranslation('quotations');
  return (
    <InfoDialog
      title={t('selection.panel')}
      context={t('selection.selected', { count: props.selection.rows.length })}
      onClose={onClose}
    >
      <div className="selected-sheet">
        <SelectedList {...props} />
      </div>
    </InfoDialog>
  );
}
