import { useTranslation } from 'react-i18next';
import { formatWhole } from '#shared/format/format-number.ts';
import { allRows } from '#web/lib/use-address-state.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import './pager.css';

type Props = {
  /** From 0. */
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
  /** Offered sizes, `allRows` for all of them; left out: no choice. */
  pageSizes?: readonly number[];
  onPageSize?: (size: number) => void;
  /** Stays in sight at the bottom of a long list. */
  sticky?: boolean;
};

/** First, last and the neighbours of the page shown; undefined is a gap. */
export function shownPages(page: number, pages: number): (number | undefined)[] {
  const around = [page - 1, page, page + 1];
  const wanted = [
    ...new Set([
      0,
      ...(page < 3 ? [1, 2] : []),
      ...around,
      ...(page > pages - 4 ? [pages - 3, pages - 2] : []),
      pages - 1,
    ]),
  ]
    .filter((number) => number >= 0 && number < pages)
    .sort((a, b) => a - b);
  return wanted.flatMap((number, index) => {
    const before = wanted[index - 1];
    return before !== undefined && number - before > 1 ? [undefined, number] : [number];
  });
}

export function Pager({ page, pageSize, total, onPage, pageSizes, onPageSize, sticky }: Props) {
  const { t } = useTranslation();
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const first = page * pageSize;
  const range = {
    from: formatWhole(total === 0 ? 0 : first + 1),
    to: formatWhole(Math.min(total, first + pageSize)),
    total: formatWhole(total),
  };
  return (
    <div className={`pager${sticky ? ' stick' : ''}`}>
      {pageSizes && (
        <label className="sizes">
          {t('table.rowsPerPage')}
          <span className="sel">
            <select value={pageSize} onChange={(event) => onPageSize?.(Number(event.target.value))}>
              {pageSizes.map((size) => (
                <option key={size} value={size}>
                  {size === allRows ? t('table.allRows') : size}
                </option>
              ))}
            </select>
            <Icon name="angle-down" />
          </span>
        </label>
      )}
      <span role="status">{t('table.range', range)}</span>
      {pages > 1 && <Pages page={page} pages={pages} onPage={onPage} />}
    </div>
  );
}

function Pages({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) {
  const { t } = useTranslation();
  return (
    <nav className="end" aria-label={t('table.pages')}>
      <IconButton
        small
        icon="angle-left"
        label={t('table.previous')}
        disabled={page === 0}
        onClick={() => onPage(page - 1)}
      />
      {shownPages(page, pages).map((number, index) =>
        number === undefined ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: gaps have no identity but their place
          <span key={`gap-${index}`} className="pg gap" aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={number}
            type="button"
            className="pg"
            aria-current={number === page ? 'page' : undefined}
            aria-label={t('table.page', { page: number + 1 })}
            onClick={() => onPage(number)}
          >
            {number + 1}
          </button>
        ),
      )}
      <IconButton
        small
        icon="angle-right"
        label={t('table.next')}
        disabled={page >= pages - 1}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
}
