import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { type Crumb, PageFrame } from '#web/components/page-frame.tsx';
import { SaveBar } from '#web/components/save-bar.tsx';
import { SaveFailure } from '#web/components/save-failure.tsx';
import { useNamedPhases } from '#web/lib/named-phases.ts';
import type { Timer } from '#web/lib/timer.ts';
import { PriceListWarning } from './price-list-warning.tsx';
import { type Primary, PrimaryButton } from './primary-button.tsx';
import type { QuotationFacts } from './quotation-facts.ts';
import { SelectedPanel, SelectedSheet } from './selected-panel.tsx';
import { ProductTable } from './table/product-table.tsx';
import type { LoadedCatalogue } from './use-catalogue.ts';
import type { Selection } from './use-selection.ts';

type Props = QuotationFacts & {
  title: string;
  breadcrumbs: readonly Crumb[];
  catalogue: LoadedCatalogue;
  selection: Selection;
  /** A condition of the quotation itself. */
  notice?: ReactNode;
  /** Shown while nothing is chosen. */
  nothing: string;
  primary: Primary;
  /** The state of the work, in the bar. */
  state: ReactNode;
  timer?: Timer;
  /** Choosing begins in the search. */
  searchFirst?: boolean;
};

/** Products on the left, the chosen ones on the right: for a new quotation and for one that is edited. */
export function SelectionScreen(props: Props) {
  const { title, breadcrumbs, meta, catalogue, selection, nothing, failure, timer, searchFirst } = props;
  const phases = useNamedPhases();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const chosen = { selection, nothing, timer };
  return (
    <PageFrame title={title} breadcrumbs={breadcrumbs} meta={meta} withBar>
      <div className="split">
        <div className="stack">
          {props.notice}
          {failure && <SaveFailure {...failure} />}
          <PriceListWarning priceList={props.priceList} />
          <ProductTable {...{ catalogue, phases, selection, timer, searchFirst }} />
        </div>
        <SelectedPanel {...chosen} />
      </div>
      <Bar {...props} onOpenSheet={() => setSheetOpen(true)} />
      {isSheetOpen && <SelectedSheet {...chosen} onClose={() => setSheetOpen(false)} />}
    </PageFrame>
  );
}

function Bar({ selection, primary, state, onOpenSheet }: Props & { onOpenSheet: () => void }) {
  const { t } = useTranslation(['quotations', 'common']);
  const opener = (
    <Button icon="box" className="sheet-opener" aria-haspopup="dialog" onClick={onOpenSheet}>
      {t('selection.open', { count: selection.rows.length })}
    </Button>
  );
  return (
    <SaveBar
      start={
        <>
          <ButtonLink variant="text" icon="arrow-left" to={paths.quotations}>
            {t('common:actions.backToList')}
          </ButtonLink>
          {opener}
        </>
      }
      phoneStart={opener}
      state={state}
    >
      <PrimaryButton primary={primary} />
    </SaveBar>
  );
}
