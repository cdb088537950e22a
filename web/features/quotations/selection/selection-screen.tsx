import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Alert } from '#web/components/alert.tsx';
import { type Crumb, type Meta, PageFrame } from '#web/components/page-frame.tsx';
import type { Timer } from '#web/lib/timer.ts';
import { PriceListWarning } from './price-list-warning.tsx';
import { ProductTable } from './product-table.tsx';
import { SelectedPanel, SelectedSheet } from './selected-list.tsx';
import { type Primary, SelectionBar } from './selection-bar.tsx';
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
  /** Why it could not be saved; stays until dismissed. */
  failure: string | undefined;
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
  const [isSheetOpen, setSheetOpen] = useState(false);
  const chosen = { selection, nothing, timer };
  return (
    <PageFrame title={title} breadcrumbs={breadcrumbs} meta={meta} withBar>
      <div className="split">
        <div className="stack">
          <Failure text={props.failure} onDismiss={props.onDismissFailure} />
          <PriceListWarning priceList={props.priceList} />
          <ProductTable catalogue={catalogue} selection={selection} timer={timer} />
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

/** A failure is above the table: the page goes there. */
function Failure({ text, onDismiss }: { text: string | undefined; onDismiss: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (text) place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [text]);
  if (!text) return null;
  return (
    <div ref={place}>
      <Alert tone="err" onDismiss={onDismiss}>
        {text}
      </Alert>
    </div>
  );
}
