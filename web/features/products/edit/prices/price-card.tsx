import { memo, useCallback, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { PriceRangeDraft, ProductDraft } from '#shared/catalogue/product-form/draft.ts';
import { newPriceRange } from '#shared/catalogue/product-form/new-draft.ts';
import { isCounted } from '#shared/catalogue/product-form/unit-rules.ts';
import { priceTypes } from '#shared/schemas/product.ts';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import type { Edit } from '../parts/edit.ts';
import type { PriceLists } from './price-lists.ts';
import { PriceRange } from './price-range.tsx';
import type { TakenColours } from './range-colours.tsx';
import './price-card.css';

type Props = Pick<ProductDraft, 'um' | 'priceType' | 'priceranges'> & {
  lists: PriceLists;
  /** The ranges are drawn with all their columns at once. */
  awaitsLists: boolean;
  newId: () => string;
  edit: Edit;
  /** Over the whole width of the window, with all price lists in sight. */
  wide: boolean;
  onWide: () => void;
  /** Fills the English names of the ranges (PRD-039). */
  onTranslate?: () => void;
  translating?: boolean;
  busy?: boolean;
};

/** Stays the same list while a price is typed: one row is drawn again, not every range. */
function useTakenColours(ranges: readonly PriceRangeDraft[], hasColours: boolean): TakenColours {
  const taken = hasColours
    ? ranges.flatMap(({ key, name, colors }) => colors.map(({ code }) => ({ key, name, code })))
    : [];
  const text = JSON.stringify(taken);
  return useMemo(() => JSON.parse(text) as typeof taken, [text]);
}

/** Columns that the card shows beside the others. */
const columnsBeside = 2;

/** Price type, and the prices of the packages in each list, range by range (PRD-035). */
export const PriceCard = memo(function PriceCard(props: Props) {
  const { um, priceType, priceranges, lists, awaitsLists, newId, edit } = props;
  const { t } = useTranslation('products');
  // A product with few ranges shows them all.
  const [closed, setClosed] = useState<ReadonlySet<number>>(
    () => new Set(priceranges.slice(1).map(({ key }) => key)),
  );
  const taken = useTakenColours(priceranges, priceType === 'colors');
  const toggle = useCallback(
    (key: number) =>
      setClosed((now) => new Set(now.has(key) ? [...now].filter((other) => other !== key) : [...now, key])),
    [],
  );
  return (
    <Card title={t('editView.prices.title')} end={<HeadActions {...props} />}>
      <SelectField
        label={t('editView.prices.type')}
        value={priceType}
        disabled={isCounted(um)}
        options={priceTypes.map((value) => ({ value, label: t(`editView.priceTypes.${value}`) }))}
        onChange={({ target }) =>
          edit((now) => ({
            ...now,
            priceType: priceTypes.find((type) => type === target.value) ?? now.priceType,
          }))
        }
      />
      {awaitsLists && <Skeleton height="240px" />}
      {(awaitsLists ? [] : priceranges).map((range, index) => (
        <PriceRange
          key={range.key}
          range={range}
          index={index}
          um={um}
          hasColours={priceType === 'colors'}
          isOnly={priceranges.length < 2}
          isOpen={!closed.has(range.key)}
          onToggle={toggle}
          lists={lists}
          taken={taken}
          newId={newId}
          edit={edit}
        />
      ))}
    </Card>
  );
});

function HeadActions(props: Props) {
  const { lists, wide, onWide, newId, edit } = props;
  const { t } = useTranslation('products');
  const add = () => {
    const id = newId();
    edit((now) => ({ ...now, priceranges: [...now.priceranges, newPriceRange(now.priceranges, id)] }));
  };
  return (
    <>
      {lists.length > columnsBeside && <WideButton wide={wide} onWide={onWide} />}
      <TranslateButton {...props} />
      <Button small icon="plus" aria-label={t('editView.prices.addRange')} onClick={add}>
        {t('editView.prices.range')}
      </Button>
    </>
  );
}

/** Takes the window along: the prices move to another place of the page. */
function WideButton({ wide, onWide }: Pick<Props, 'wide' | 'onWide'>) {
  const { t } = useTranslation('products');
  const button = useRef<HTMLSpanElement>(null);
  const toggle = () => {
    flushSync(onWide);
    button.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <span ref={button} className="wide-only">
      <Button
        small
        variant="text"
        icon="expand"
        aria-pressed={wide}
        title={t('editView.prices.wideTitle')}
        onClick={toggle}
      >
        {t(wide ? 'editView.prices.narrow' : 'editView.prices.wide')}
      </Button>
    </span>
  );
}

function TranslateButton({ onTranslate, translating, busy }: Props) {
  const { t } = useTranslation('products');
  if (!onTranslate) return null;
  return (
    <Button
      small
      variant="text"
      tone="accent"
      icon="language"
      busy={translating}
      disabled={busy}
      title={t('editView.prices.translateTitle')}
      aria-label={t('editView.prices.translateTitle')}
      onClick={onTranslate}
    >
      {t('editView.prices.translate')}
    </Button>
  );
}
