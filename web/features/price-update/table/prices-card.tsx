import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { linesPerPage } from '#shared/price-update/plan-lines.ts';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { Pager } from '#web/components/pager.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { useNarrowerThan } from '#web/lib/use-narrower-than.ts';
import { usePageThatExists } from '#web/lib/use-page-that-exists.ts';
import type { Factors } from '../state/use-factors.ts';
import type { Preview } from '../state/use-preview.ts';
import { PricesHead } from './prices-head.tsx';
import { PricesTable } from './prices-table.tsx';
import { shownLines } from './shown-lines.ts';
import { useLines } from './use-lines.ts';
import './prices-table.css';

/** The list that is shown first: one in which something changes, else one that has prices. */
const firstOf = (lists: Preview['priceLists']): string =>
  (lists.find(({ changes }) => changes > 0) ?? lists.find(({ prices }) => prices > 0) ?? lists[0])?.id ?? '';

/** Lines that a phone can go through. */
const linesOnPhone = 25;

type Props = { preview: Preview; factors: Factors };

/** The prices of one list before and after, with the factors that make them. */
export function PricesCard({ preview, factors }: Props) {
  const id = useId();
  // From one preview to the next the list stays as it is shown: the factor of a list is typed beside it.
  const [chosen, setChosen] = useState(() => firstOf(preview.priceLists));
  const [view, setView] = useState({ first: 0, onlyChanges: false, search: '' });
  const isKnown = preview.priceLists.some(({ id }) => id === chosen);
  const pricelist = isKnown ? chosen : firstOf(preview.priceLists);
  const pageSize = useNarrowerThan(640) ? linesOnPhone : linesPerPage;
  const { first, ...wanted } = view;
  const page = Math.floor(first / pageSize);
  const lines = useLines({ preview: useLeft(preview.id, factors), pricelist, page, pageSize, ...wanted });
  const total = lines.isPlaceholderData ? undefined : lines.data?.total;
  usePageThatExists({ page, pageSize }, total, (to) => setView({ ...view, first: to.page * pageSize }));
  return (
    <section
      className="card cards prices-card"
      aria-labelledby={id}
      aria-busy={lines.isFetching || undefined}
    >
      <PricesHead
        titleId={id}
        lists={preview.priceLists}
        pricelist={pricelist}
        view={view}
        factors={factors}
        onPriceList={(list) => {
          setChosen(list);
          setView({ ...view, first: 0 });
        }}
        onView={setView}
      />
      <Found lines={lines} pricelist={pricelist} factors={factors} />
      {lines.data && lines.data.total > pageSize && (
        <Pager
          page={page}
          pageSize={pageSize}
          total={lines.data.total}
          onPage={(to) => setView({ ...view, first: to * pageSize })}
          sticky
        />
      )}
    </section>
  );
}

/** A preview as it was while a factor is typed: no line goes from under the keyboard. */
function useLeft(preview: string, { typed }: Factors): string {
  const [shown, setShown] = useState(preview);
  if (typed.size > 0) return shown;
  if (shown !== preview) setShown(preview);
  return preview;
}

type FoundProps = Omit<Props, 'preview'> & { lines: ReturnType<typeof useLines>; pricelist: string };

function Found({ lines: { data, error, refetch, isPlaceholderData }, pricelist, factors }: FoundProps) {
  const { t } = useTranslation('priceUpdate');
  if (error) {
    return (
      <div className="body">
        <LoadFailure error={error} onRetry={() => void refetch()} />
      </div>
    );
  }
  if (!data) return <div className="body">{pricelist ? <Skeleton height="320px" /> : t('table.none')}</div>;
  if (data.total === 0) return <p className="body muted">{t('table.none')}</p>;
  return (
    <PricesTable
      lines={shownLines(data.lines, factors.table, pricelist)}
      factors={factors}
      isFetching={isPlaceholderData}
    />
  );
}
