import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseRowColour } from '#shared/editing/choose-row-colour.ts';
import { priceRangeChange } from '#shared/editing/price-range-change.ts';
import { isColourAvailable } from '#shared/pricing/price-range-of-colour.ts';
import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import type { PublishedColour } from '#shared/schemas/product.ts';
import type { Quotation, QuotationRow } from '#shared/schemas/quotation.ts';
import { Alert } from '#web/components/alert.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { SubmitButtons } from '#web/components/submit-buttons.tsx';
import { useProductText } from '#web/lib/product-text.ts';
import { useUser } from '#web/lib/session.ts';
import { useColours } from '#web/lib/use-colours.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import type { EditDialogProps } from '../open-dialog.ts';
import { ChosenColour } from './chosen-colour.tsx';
import { AwaitedPicker, ColourPicker } from './colour-picker.tsx';
import { ColourPreview } from './colour-preview.tsx';
import { colourOf, keyOf } from './find-colours.ts';
import { RangeChange } from './range-change.tsx';
import { rememberColour } from './recent-colours.ts';
import { type ColourSelection, useFoundColours } from './use-colour-selection.ts';
import './colour-dialog.css';

type Props = EditDialogProps & { priced: PricedRow; selection: ColourSelection };

/** The picked colour, else the colour of the row. */
function usePicked(
  row: QuotationRow,
  colours: readonly PublishedColour[] | undefined,
  { state }: ColourSelection,
) {
  const stored = useMemo(() => colourOf(row, colours ?? []), [row, colours]);
  const picked = state.picked ?? stored;
  const isOther = picked !== undefined && (!stored || keyOf(picked) !== keyOf(stored));
  return { picked, isOther, isAvailable: picked !== undefined && isColourAvailable(row, picked.code) };
}

/** Bianco belongs to no folder. */
const chosenOf = (picked: PublishedColour) => ({ ...picked, colorlist: picked.colorlist || null });

function withColour(quotation: Quotation, sId: string, picked: PublishedColour): Quotation {
  const choice = chooseRowColour(quotation, sId, chosenOf(picked));
  return choice.available ? choice.quotation : quotation;
}

/** Chooses the colour of a row, with a façade to see it on (QVW-049, QCO-001 to QCO-008). */
export default function ColourDialog({ quotation, priced, selection, edit, onClose }: Props) {
  const { t } = useTranslation('quotations');
  const { row } = priced;
  const product = useProductText()(row.name).text;
  const { colours, error } = useColours();
  const failureText = useFailureText();
  const { picked, isOther, isAvailable } = usePicked(row, colours, selection);
  const found = useFoundColours(row, colours, selection.state);
  const change = useMemo(
    () => picked && priceRangeChange(quotation, row.sId, chosenOf(picked)),
    [quotation, row.sId, picked],
  );
  const { id: userId } = useUser();
  const preview = useRef<HTMLDivElement>(null);
  const confirm = () => {
    if (!picked || !isAvailable) return;
    edit((now) => withColour(now, row.sId, picked));
    rememberColour(userId, picked);
  };
  return (
    <Dialog
      title={t('view.colours.title', { product })}
      width={400}
      unsaved={isOther}
      onSubmit={confirm}
      onClose={onClose}
      footer={<SubmitButtons disabled={!isAvailable}>{t('view.colours.confirm')}</SubmitButtons>}
    >
      <div className="colours">
        <ColourPreview ref={preview} colour={picked} isRoom={quotation.tags.includes('interno')} />
        <ChosenColour
          row={row}
          colour={picked}
          isAvailable={isAvailable}
          product={product}
          typed={found.typed}
        />
        {error && <Alert tone="err">{failureText(error)}</Alert>}
        {colours ? (
          <ColourPicker {...{ quotation, row, colours, found, picked, selection, preview }} />
        ) : (
          !error && <AwaitedPicker />
        )}
        <div role="status">{change && <RangeChange change={change} />}</div>
      </div>
    </Dialog>
  );
}
