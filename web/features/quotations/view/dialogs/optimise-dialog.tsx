import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Optimisation,
  optimisationOf,
  optimisedQuotation,
  savingOf,
} from '#shared/editing/optimise-packs.ts';
import { formatMoney } from '#shared/format/format-money.ts';
import { cents } from '#shared/money/units.ts';
import { type PackAim, packAims } from '#shared/pricing/pack-aim.ts';
import { Alert } from '#web/components/alert.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { RadioCards } from '#web/components/radio-card.tsx';
import { SubmitButtons } from '#web/components/submit-buttons.tsx';
import { nextPaint } from '#web/lib/next-paint.ts';
import type { QuotationView } from '../use-quotation-view.ts';
import { OptimiseAim } from './optimise-aim.tsx';
import { OptimisedRows } from './optimised-rows.tsx';
import { useLeftRows } from './row-choices.tsx';
import './optimise-dialog.css';

/** The effect of each aim, the chosen one, and the rows that are left as they are. */
function useOptimisation({ draft }: QuotationView['draft']) {
  const found = useMemo(() => packAims.map((aim) => optimisationOf(draft, aim)), [draft]);
  const [aim, setAim] = useState<PackAim>('cheapest');
  const { left, choose } = useLeftRows();
  // Every aim has its optimisation.
  const chosen = found.find((one) => one.aim === aim) as Optimisation;
  const savings = found.map(({ changing, ...one }) => ({
    ...savingOf(changing.filter(({ sId }) => !left.has(sId))),
    aim: one.aim,
  }));
  return { found, chosen, savings, setAim, left, choose };
}

/** The packages of all rows by one aim: what it saves, which rows change, and which cannot. */
export default function OptimiseDialog({ draft, replaceDraft, onClose }: QuotationView) {
  const { t } = useTranslation('quotations');
  const { found, chosen, savings, setAim, left, choose } = useOptimisation(draft);
  const name = useId();
  const isPossible = found.some(({ changing, best }) => changing.length + best.length > 0);
  const isNothing =
    chosen.changing.every(({ sId }) => left.has(sId)) &&
    chosen.best.every(({ row }) => row.packAim === chosen.aim);
  const { saved, draft: quotation } = draft;
  const saving = savings.find(({ aim }) => aim === chosen.aim)?.cost ?? 0;
  const apply = () => {
    onClose();
    const text =
      saving > 0
        ? t('optimise.appliedSaving', { amount: formatMoney(cents(saving)) })
        : t('optimise.applied');
    const next = { saved, draft: optimisedQuotation(quotation, chosen, left) };
    // The dialog closes first: many rows are drawn anew.
    void nextPaint().then(() => replaceDraft({ next, back: quotation, text }));
  };
  return (
    <Dialog
      title={t('optimise.title')}
      context={t('optimise.context')}
      width={700}
      onSubmit={apply}
      onClose={onClose}
      footer={<SubmitButtons disabled={isNothing} />}
    >
      {isPossible ? (
        <RadioCards legend={t('optimise.aims')}>
          {savings.map((one) => (
            <OptimiseAim
              key={one.aim}
              {...one}
              name={name}
              total={draft.priced.total}
              checked={one.aim === chosen.aim}
              onChoose={() => setAim(one.aim)}
            />
          ))}
        </RadioCards>
      ) : (
        <Alert tone="info">{t('optimise.nothing')}</Alert>
      )}
      <OptimisedRows chosen={chosen} left={left} choose={choose} />
    </Dialog>
  );
}
