import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceRangeDraft } from '#shared/catalogue/product-form/draft.ts';
import { copiedPriceRange } from '#shared/catalogue/product-form/new-draft.ts';
import { Icon } from '#web/components/icon.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import type { Edit } from '../parts/edit.ts';
import { useHasIssueIn } from '../parts/field-issues.ts';
import { RangeNames } from '../parts/range-names.tsx';
import { useRange } from '../parts/use-range.ts';
import { PackTable } from './pack-table.tsx';
import type { PriceLists } from './price-lists.ts';
import type { TakenColours } from './range-colours.tsx';
import { RangeColours } from './range-colours.tsx';

type Props = {
  range: PriceRangeDraft;
  /** Its place. */
  index: number;
  um: string;
  /** Colours of a range count only where the price depends on them. */
  hasColours: boolean;
  /** The last one cannot be taken away (PRD-045, PRD-047). */
  isOnly: boolean;
  isOpen: boolean;
  onToggle: (key: number) => void;
  lists: PriceLists;
  taken: TakenColours;
  newId: () => string;
  edit: Edit;
};

/** A colour has one price: one that another range took meanwhile stays there. */
function withoutColoursOf(range: PriceRangeDraft, others: readonly PriceRangeDraft[]): PriceRangeDraft {
  const taken = new Set(others.flatMap(({ colors }) => colors.map(({ code }) => code)));
  return { ...range, colors: range.colors.filter(({ code }) => !taken.has(code)) };
}

/** The actions of a price range. */
function usePriceRange({ range, index, newId, edit }: Pick<Props, 'range' | 'index' | 'newId' | 'edit'>) {
  const { change, remove } = useRange(
    range,
    index,
    (set) => edit((now) => ({ ...now, priceranges: set(now.priceranges) })),
    withoutColoursOf,
  );
  const duplicate = () => {
    const ids = range.packs.map(() => newId());
    edit((now) => {
      const left = [...ids];
      const copy = copiedPriceRange(range, now.priceranges, () => left.shift() ?? '');
      return { ...now, priceranges: [...now.priceranges, copy] };
    });
  };
  return { change, remove, duplicate };
}

/** A price range: its names, its colours, its packages. It folds to its heading. */
export const PriceRange = memo(function PriceRange(props: Props) {
  const { range, index, um, hasColours, isOnly, isOpen, onToggle, lists, taken, newId, edit } = props;
  const { t } = useTranslation('products');
  const id = useId();
  const field = `priceranges.${index}`;
  const { change, duplicate, remove } = usePriceRange(props);
  const hasIssue = useHasIssueIn(field);
  const open = isOpen || hasIssue;
  return (
    <fieldset className="price-range" aria-label={range.name}>
      <div className="price-range-head">
        <button
          type="button"
          className="price-range-name"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => onToggle(range.key)}
        >
          <Icon name={open ? 'angle-down' : 'angle-right'} small />
          <b>{range.name || t('editView.unnamedRange')}</b>
        </button>
        {hasColours && <RangeColours range={range} taken={taken} onChange={(colors) => change({ colors })} />}
        <IconButton
          small
          icon="copy"
          label={t('editView.prices.duplicate', { name: range.name })}
          onClick={duplicate}
        />
        <IconButton
          small
          icon="trash"
          label={t('editView.removeRange', { name: range.name })}
          disabledReason={isOnly && t('editView.lastRange')}
          onClick={remove}
        />
      </div>
      <div id={id} className="price-range-body" hidden={!open}>
        {open && (
          <>
            <div className="grid2">
              <RangeNames range={range} field={field} onChange={change} />
            </div>
            <PackTable
              rangeKey={range.key}
              name={range.name}
              packs={range.packs}
              field={`${field}.packs`}
              um={um}
              lists={lists}
              newId={newId}
              edit={edit}
            />
          </>
        )}
      </div>
    </fieldset>
  );
});
