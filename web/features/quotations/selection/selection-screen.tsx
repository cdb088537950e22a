import { type ReactNode, useState } from 'react';
import { type Crumb, type Meta, PageFrame } from '#web/components/page-frame.tsx';
import { SaveFailure } from '#web/components/save-failure.tsx';
import { useNamedPhases } from '#web/lib/named-phases.ts';
import type { Timer } from '#web/lib/timer.ts';
import { PriceListWarning } from './price-list-warning.tsx';
import { SelectedPanel, SelectedSheet } from './selected-list.tsx';
import { type Primary, SelectionBar } from './selection-bar.tsx';
import { ProductTable } from './table/product-table.tsx';
import type { LoadedCatalogue } from './use-catalogue.ts';
import type { Selection } from './use-selection.ts';

type Props = {
  title: string;
  breadcrumbs: readonly Crumb[];
  meta: readonly Meta[];
  catalogue: LoadedCatalogue;
  selection: Selection;
  /** The name of the price list in use. */
  priceList: string | null | undefined;
  /** A condition of the quotation itself. */
  notice?: ReactNode;
  /** Why it could not be saved, and how to say it; stays until dismissed. */
  failure: unknown;
  failureText: string | undefined;
  onDismissFailure: () => void;
  /** What to say while nothing is chosen. */
  nothing: string;
  primary: Primary;
  /** What the bar says of the work. */
  state: ReactNode;
  timer?: Timer;
};

/** Products on the left, the chosen ones on the right: for a new quotation and for one that is edited. */
export function SelectionScreen(props: Props) {
  const { title, breadcrumbs, meta, catalogue, selection, nothing, primary, state, timer } = props;
  const phases = useNamedPhases();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const chosen = { selection, nothing, timer };
  return (
    <PageFrame title={title} breadcrumbs={breadcrumbs} meta={meta} withBar>
      <div className="split">
        <div className="stack">
          {props.notice}
          {props.failureText && (
            <SaveFailure
              failure={props.failure}
              text={props.failureText}
              onDismiss={props.onDismissFailure}
            />
          )}
          <PriceListWarning priceList={props.priceList} />
          <ProductTable catalogue={catalogue} phases={phases} selection={selection} timer={timer} />
        </div>
        <SelectedPanel {...chosen} />
      </div>
      <SelectionBar
        count={selection.rows.length}
        primary={primary}
        state={state}
        onOpenSheet={() => setSheetOpen(true)}
      />
      {isSheetOpen && <SelectedSheet {...chosen} onClose={() => setSheetOpen(false)} />}
    </PageFrame>
  );
}
