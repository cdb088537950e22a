import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNarrowerThan } from '#web/lib/use-narrower-than.ts';
import { SelectionBar } from './rows/selection-bar.tsx';
import { useRemoval } from './rows/use-removal.ts';
import { RowSelectionContext, useRowSelection } from './rows/use-row-selection.ts';
import { ShortNotice } from './short/short-notice.tsx';
import { AnsweredColourContext } from './table/answered-colour.ts';
import { CheaperRows } from './table/cheaper-rows.tsx';
import { MeasuredContext } from './table/from-measures.tsx';
import { QuotationTable } from './table/quotation-table.tsx';
import { Toolbar } from './toolbar.tsx';
import type { QuotationView } from './use-quotation-view.ts';

/** The products, below the actions on all of them or on the selected ones. */
export function QuotationCard(view: QuotationView) {
  const { draft, shown, shortage, onOpen } = view;
  const isPhone = useNarrowerThan(640);
  const { t } = useTranslation('quotations');
  const selection = useRowSelection(draft.priced.rows);
  const remove = useRemoval(draft);
  const { sIds, select } = selection;
  const { measures, areaFrom } = draft.draft;
  const measured = useMemo(() => ({ measures, areaFrom }), [measures, areaFrom]);
  return (
    <section className="card cards quotation" aria-label={t('view.table.caption')}>
      {sIds ? (
        <SelectionBar draft={draft} selection={selection} sIds={sIds} onRemove={remove} onOpen={onOpen} />
      ) : (
        <Toolbar {...view} onSelect={() => select([])} />
      )}
      <RowSelectionContext value={sIds && selection}>
        <AnsweredColourContext value={draft.draft.color?.code}>
          <CheaperRows rows={draft.priced.rows}>
            <MeasuredContext value={measured}>
              <QuotationTable
                {...draft}
                shown={shown}
                notice={
                  !isPhone && <ShortNotice rows={shortage.rows} raising={shortage.mayRaise && shortage} />
                }
                onOpen={onOpen}
                onRemove={remove}
              />
            </MeasuredContext>
          </CheaperRows>
        </AnsweredColourContext>
      </RowSelectionContext>
    </section>
  );
}
