import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import { Button } from '#web/components/button.tsx';
import { keepingFocus } from '#web/components/focus-back.ts';
import { Sign } from '#web/components/sign.tsx';
import { useShortcut } from '#web/lib/shortcuts.ts';
import { focusShortRow, nextShortRow } from './focus-short-row.ts';
import type { ShortageView } from './use-shortage.ts';
import './short-notice.css';

type Props = {
  rows: readonly Pick<PricedRow, 'sId'>[];
  /** Absent where nothing can be raised, and where nothing may be changed. */
  raising?: Pick<ShortageView, 'raise' | 'cost'> | false;
  /** Where there is little room: the cost is said afterwards, with the way back. */
  brief?: boolean;
};

/** How many rows are short, at the total: a press leads to the next of them, another raises them all to the need. */
export function ShortNotice({ rows, raising, brief }: Props) {
  const { t } = useTranslation('quotations');
  const last = useRef<string>(undefined);
  const count = rows.length;
  const goToNext = () => {
    const next = nextShortRow(
      rows.map(({ sId }) => sId),
      last.current,
    );
    last.current = next;
    if (next) focusShortRow(next);
  };
  useShortcut('f', t('short.goToNext'), goToNext, count > 0);
  if (count === 0) return null;
  return (
    <div className="short-notice">
      <button
        type="button"
        className="short-next"
        aria-label={t('short.noticeAndNext', { count })}
        onClick={goToNext}
      >
        <Sign value="<" />
        <span>{t('short.notice', { count })}</span>
      </button>
      {raising && (
        <Button
          small
          variant="text"
          tone="accent"
          icon={brief ? 'arrow-up' : undefined}
          aria-label={brief ? t('short.raise') : undefined}
          onClick={() => keepingFocus(raising.raise)}
        >
          {brief
            ? t('short.raiseBrief')
            : raising.cost
              ? t('short.raiseFor', { amount: raising.cost })
              : t('short.raise')}
        </Button>
      )}
    </div>
  );
}
