import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { Flag } from '#web/components/flag.tsx';
import { useForeign, useProductText } from '#web/lib/product-text.ts';
import { TableToggle } from '../table-toggle.tsx';
import { useEntryNames } from '../use-entry-names.ts';
import type { ColourEntry, Entry, ProductEntry, Statistics } from '../use-statistics.ts';
import { type Bar, BarsTable } from './bars-table.tsx';

/** Names the lines of the lists. */
function useNames() {
  const { t } = useTranslation('statistics');
  const text = useProductText();
  const foreign = useForeign();
  return {
    ...useEntryNames(),
    product(product: ProductEntry) {
      const name = text(product.name);
      return <span lang={foreign(name)}>{name.text || t('none.product')}</span>;
    },
  };
}

const colourBar = ({ r, g, b, ...entry }: ColourEntry): Bar => ({
  ...entry,
  name: entry.key,
  ...(r != null && g != null && b != null && { colour: { r, g, b } }),
});

/** The most frequent places, user types, products and colours; a chosen country needs no list of countries. */
export function EntryCards({ statistics, country }: { statistics: Statistics; country: string }) {
  const { t } = useTranslation('statistics');
  const names = useNames();
  const { byCountry, byProvince, byUserType, products, colours, sums } = statistics;
  const named = (entries: readonly Entry[], name: (key: string) => ReactNode): Bar[] =>
    entries.map((entry) => ({ ...entry, name: name(entry.key) }));
  const countries = country ? [] : named(byCountry, (key) => <Flag country={key} />);
  const lists = [
    { of: 'country', bars: countries, optional: true },
    { of: 'province', bars: named(byProvince, names.province), optional: true },
    { of: 'type', bars: named(byUserType, names.type), optional: false },
    {
      of: 'product',
      bars: products.map((entry) => ({ ...entry, name: names.product(entry) })),
      optional: false,
    },
    { of: 'colour', bars: colours.map(colourBar), optional: false },
  ] as const;
  const shown = lists.filter((list) => list.bars.length > 0 || !list.optional);
  return (
    <div className="statistics-lists" data-count={shown.length}>
      {shown.map((list) => (
        <BarsCard
          key={list.of}
          title={t(`lists.${list.of}.title`)}
          kind={t(`lists.${list.of}.kind`)}
          none={t(`lists.${list.of}.none`)}
          bars={list.bars}
          total={sums.quotations}
        />
      ))}
    </div>
  );
}

type CardProps = {
  title: string;
  /** The heading of the lines: "Paese". */
  kind: string;
  bars: readonly Bar[];
  /** Quotations of the period, of which a share is a part. */
  total: number;
  none: string;
};

const first = 8;

/** The most frequent entries, as bars or as a table. */
function BarsCard({ title, kind, bars, total, none }: CardProps) {
  const { t } = useTranslation('statistics');
  const [asTable, setAsTable] = useState(false);
  const [all, setAll] = useState(false);
  return (
    <Card
      title={title}
      end={bars.length > 0 && <TableToggle of={title} pressed={asTable} onChange={setAsTable} />}
    >
      {bars.length === 0 ? (
        <p className="muted">{none}</p>
      ) : (
        <BarsTable
          caption={title}
          kind={kind}
          bars={all ? bars : bars.slice(0, first)}
          total={total}
          asTable={asTable}
        />
      )}
      {bars.length > first && (
        <div className="bars-more">
          <Button small variant="text" tone="accent" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? t('bars.less', { count: first }) : t('bars.all', { count: bars.length })}
          </Button>
        </div>
      )}
    </Card>
  );
}
