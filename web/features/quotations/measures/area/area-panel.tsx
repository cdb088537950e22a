import { useTranslation } from 'react-i18next';
import { formatQuantity } from '#shared/format/format-quantity.ts';
import { chosenPlaces } from '#shared/measuring/choice.ts';
import { perUnit, quantity } from '#shared/money/units.ts';
import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import { Quantity } from '#web/components/amount.tsx';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { ChoiceTree } from '#web/components/choice-tree/choice-tree.tsx';
import { Icon } from '#web/components/icon.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { Menu } from '#web/components/menu.tsx';
import type { QuotationDraft } from '#web/features/quotations/view/use-quotation-draft.ts';
import { useProductText } from '#web/lib/product-text.ts';
import type { MeasureEdits } from '../measure-edits.ts';

type Props = { draft: QuotationDraft; edits: MeasureEdits; onChooseRow: (sId: string) => void };

/** The quotation's area, whose ticks are the choice, and rows with one of their own (MEA-028, MEA-031). */
export function AreaPanel({ draft: { draft, priced }, edits, onChooseRow }: Props) {
  const { t } = useTranslation('measures');
  const { area, areaFrom, measures } = draft;
  const following = priced.rows.filter(({ locked }) => locked).length;
  return (
    <Card title={t('area.title')}>
      <p className="measured-area">
        <b>
          <Quantity value={quantity(Math.round(area * perUnit))} um="mq" />
        </b>
        <span className="muted s">
          {areaFrom ? t('area.followed', { count: following }) : t('area.typed')}
        </span>
      </p>
      <ChoiceTree
        label={t('area.choice')}
        measures={measures}
        choice={areaFrom ?? null}
        onChange={edits.choose}
      />
      <OwnAreas rows={priced.rows} {...{ measures, onChooseRow }} />
    </Card>
  );
}

type OwnProps = {
  rows: readonly PricedRow[];
  measures: Parameters<typeof chosenPlaces>[0];
  onChooseRow: (sId: string) => void;
};

function OwnAreas({ rows, measures, onChooseRow }: OwnProps) {
  const { t } = useTranslation('measures');
  const text = useProductText();
  const own = rows.filter(({ row, locked }) => row.areaFrom && !locked);
  const others = rows.filter((row) => !own.includes(row));
  const nameOf = ({ row }: PricedRow) => text(row.name).text;
  if (rows.length === 0 || measures.places.length === 0) return null;
  return (
    <div className="own-areas">
      <h3>{t('area.own')}</h3>
      {own.length > 0 && (
        <ul>
          {own.map((row) => (
            <li key={row.sId}>
              <span className="grow">
                {nameOf(row)}
                <span className="sub">
                  <Icon name="expand" small />
                  {row.row.areaFrom &&
                    chosenPlaces(measures, row.row.areaFrom)
                      .map(({ name }) => name)
                      .join(', ')}
                </span>
              </span>
              <span>{formatQuantity(row.surface, 'mq')}</span>
              <IconButton
                icon="pencil"
                small
                label={t('area.edit', { product: nameOf(row) })}
                onClick={() => onChooseRow(row.sId)}
              />
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <Menu
          label={t('area.give')}
          items={others.map((row) => ({ label: nameOf(row), onSelect: () => onChooseRow(row.sId) }))}
          trigger={(props) => (
            <Button variant="text" tone="accent" small icon="plus" {...props}>
              {t('area.give')}
            </Button>
          )}
        />
      )}
    </div>
  );
}
