import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { formatQuantity } from '#shared/format/format-quantity.ts';
import { coveringCounts } from '#shared/pricing/covering-counts.ts';
import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import { missingQuantity } from '#shared/pricing/short-rows.ts';
import { Button } from '#web/components/button.tsx';
import { DialogFrame } from '#web/components/dialog-frame.tsx';
import { Sign } from '#web/components/sign.tsx';
import { useProductText } from '#web/lib/product-text.ts';
import type { ShortageView } from './use-shortage.ts';
import './short-dialog.css';

type Props = {
  shortage: Omit<ShortageView, 'isNews'>;
  /** Does the thing that the user asked for. It is called within the press, so that the browser lets it open a tab. */
  goOn: () => void;
  onClose: () => void;
};

/** Asks once, before something leaves the screen, what is to become of rows that are short. */
export function ShortDialog({ shortage, goOn, onClose }: Props) {
  const { t } = useTranslation('quotations');
  const { rows, cost, mayRaise, raise, accept } = shortage;
  const after = (prepare: () => void) => () => {
    flushSync(() => {
      prepare();
      onClose();
    });
    goOn();
  };
  const leaveThem = after(accept);
  const raiseThem = after(() => {
    raise();
    // Rows that no package covers stay short.
    accept();
  });
  return (
    <DialogFrame
      title={t('short.title', { count: rows.length })}
      context={t('short.context')}
      role="alertdialog"
      onSubmit={mayRaise ? raiseThem : leaveThem}
      onClose={onClose}
      footer={<Footer mayRaise={mayRaise} onLeave={leaveThem} />}
    >
      <ul className="short-rows">
        {rows.map((row) => (
          <ShortRow key={row.sId} row={row} />
        ))}
      </ul>
      {mayRaise && cost && <p>{t('short.costsMore', { count: rows.length, amount: cost })}</p>}
    </DialogFrame>
  );
}

function Footer({ mayRaise, onLeave }: { mayRaise: boolean; onLeave: () => void }) {
  const { t } = useTranslation('quotations');
  if (!mayRaise) {
    return (
      <Button variant="primary" type="submit" data-autofocus>
        {t('short.goOn')}
      </Button>
    );
  }
  return (
    <>
      <Button onClick={onLeave}>{t('short.goOn')}</Button>
      <Button variant="primary" type="submit" data-autofocus>
        {t('short.raise')}
      </Button>
    </>
  );
}

function ShortRow({ row }: { row: PricedRow }) {
  const { t } = useTranslation('quotations');
  const product = useProductText()(row.row.name).text;
  const amount = (value: PricedRow['quantity']) => formatQuantity(value, row.row.um);
  return (
    <li>
      <Sign value="<" />
      <div>
        <b>{product}</b>
        <p className="muted s">
          {t('short.row', {
            quantity: amount(row.quantity),
            need: amount(row.estimate),
            missing: amount(missingQuantity(row)),
          })}
          {!coveringCounts(row) && ` ${t('short.uncoverable')}`}
        </p>
      </div>
    </li>
  );
}
