import { Suspense, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { moveRow } from '#shared/editing/move-row.ts';
import { lazyExtra } from '#web/components/lazy-part.tsx';
import type { ShowDialog } from './open-dialog.ts';
import { SelectionBar } from './rows/selection-bar.tsx';
import { useRemoval } from './rows/use-removal.ts';
import { RowSelectionContext, useRowSelection } from './rows/use-row-selection.ts';
import { QuotationTable } from './table/quotation-table.tsx';
import { Toolbar } from './toolbar.tsx';
import { useNamedRows } from './use-named-rows.ts';
import type { QuotationDraft } from './use-quotation-draft.ts';
import type { ShownRows } from './use-shown-rows.ts';

const RowDrag = lazyExtra(() => import('#web/components/row-drag.tsx'));

type Props = { draft: QuotationDraft; shown: ShownRows; onOpen: ShowDialog };

/** The products, and above them what can be done with all of them or with those that are selected. */
export function QuotationCard({ draft, shown, onOpen }: Props) {
  const { t } = useTranslation('quotations');
  const selection = useRowSelection(draft.priced.rows);
  const remove = useRemoval(draft);
  const { sIds, select } = selection;
  const { priced, edit } = draft;
  const named = useNamedRows(priced.rows);
  const move = useCallback(
    (sId: string, position: number) => edit((now) => moveRow(now, sId, position)),
    [edit],
  );
  return (
    <section className="card cards quotation" aria-label={t('view.table.caption')}>
      {sIds ? (
        <SelectionBar draft={draft} selection={selection} sIds={sIds} onRemove={remove} onOpen={onOpen} />
      ) : (
        <Toolbar quotation={draft.draft} shown={shown} onOpen={onOpen} onSelect={() => select([])} />
      )}
      <RowSelectionContext value={sIds && selection}>
        <QuotationTable priced={priced} shown={shown} edit={edit} onOpen={onOpen} onRemove={remove} />
      </RowSelectionContext>
      {!sIds && priced.rows.length > 1 && (
        <Suspense>
          <RowDrag rows={named} onMove={move} />
        </Suspense>
      )}
    </section>
  );
}
