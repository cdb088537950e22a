import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#shared/format/format-date.ts';
import { formatQuantity } from '#shared/format/format-quantity.ts';
import { parseStoredQuantity } from '#shared/money/parse-stored-number.ts';
import { quantity } from '#shared/money/units.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { Icon } from '#web/components/icon.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import type { ShowDialog } from '../open-dialog.ts';
import { CellEdit } from '../table/cell-edit.tsx';
import './quotation-meta.css';

const placeOf = ({ location, province }: Quotation) =>
  province ? `${location} (${province.toUpperCase()})` : location;

/** Place, area, date and price list. On phones the last two fold away (ux §21). */
export function QuotationMeta({ quotation, onOpen }: { quotation: Quotation; onOpen: ShowDialog }) {
  const { t } = useTranslation('quotations');
  const [unfolded, setUnfolded] = useState(false);
  const area = formatQuantity(parseStoredQuantity(quotation.area) ?? quantity(0), 'mq');
  return (
    <div className={`quotation-meta${unfolded ? ' unfolded' : ''}`}>
      <ul>
        <li>
          <Icon name="map-marker" />
          {placeOf(quotation)}
        </li>
        <li>
          <Icon name="expand" />
          <CellEdit label={t('view.editArea', { area })} onClick={() => onOpen({ kind: 'quotationArea' })}>
            {t('view.area', { area })}
          </CellEdit>
        </li>
        <li className="folds">
          <Icon name="calendar" />
          {t('view.createdOn', { date: formatDate(quotation.createdAt) })}
        </li>
        {quotation.pricelist && (
          <li className="folds">
            <Icon name="tag" />
            {t('view.priceList', { name: quotation.pricelist.name })}
          </li>
        )}
      </ul>
      <div className="mobile-only">
        <IconButton
          icon={unfolded ? 'angle-up' : 'angle-down'}
          label={t(unfolded ? 'view.fewerDetails' : 'view.moreDetails')}
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        />
      </div>
    </div>
  );
}
