import { useTranslation } from 'react-i18next';
import { provinceOf } from '#shared/geography/provinces.ts';
import { userTypes } from '#shared/schemas/user.ts';
import { Flag } from '#web/components/flag.tsx';
import { useForeign, useProductText } from '#web/lib/product-text.ts';
import type { ColourEntry, Entry, ProductEntry, Statistics } from '../use-statistics.ts';
import { BarsCard } from './bars-card.tsx';
import type { Bar } from './bars-table.tsx';

/** Names the lines of each list. */
function useBars() {
  const { t } = useTranslation(['statistics', 'person']);
  const text = useProductText();
  const foreign = useForeign();
  const typeName = (key: string) => {
    const known = userTypes.find((type) => type === key);
    return known ? t(`person:types.${known}`) : t('none.type');
  };
  const provinceName = (key: string) => {
    const name = provinceOf(key)?.name;
    return name ? `${name} (${key})` : key || t('none.province');
  };
  const product = (entry: ProductEntry): Bar => {
    const name = text(entry.name);
    return { ...entry, name: <span lang={foreign(name)}>{name.text || t('none.product')}</span> };
  };
  const colour = ({ r, g, b, ...entry }: ColourEntry): Bar => ({
    ...entry,
    name: entry.key,
    ...(r != null && g != null && b != null && { colour: { r, g, b } }),
  });
  return {
    country: (entry: Entry): Bar => ({ ...entry, name: <Flag country={entry.key} /> }),
    province: (entry: Entry): Bar => ({ ...entry, name: provinceName(entry.key) }),
    type: (entry: Entry): Bar => ({ ...entry, name: typeName(entry.key) }),
    product,
    colour,
  };
}

/** The most frequent places, user types, products and colours; a chosen country needs no list of countries. */
export function EntryCards({ statistics, country }: { statistics: Statistics; country: string }) {
  const { t } = useTranslation('statistics');
  const bars = useBars();
  const { byCountry, byProvince, byUserType, products, colours, sums } = statistics;
  const lists = [
    { of: 'country', bars: country ? [] : byCountry.map(bars.country), optional: true },
    { of: 'province', bars: byProvince.map(bars.province), optional: true },
    { of: 'type', bars: byUserType.map(bars.type), optional: false },
    { of: 'product', bars: products.map(bars.product), optional: false },
    { of: 'colour', bars: colours.map(bars.colour), optional: false },
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
