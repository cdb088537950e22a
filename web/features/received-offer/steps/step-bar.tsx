import { useTranslation } from 'react-i18next';
import { formatMoney } from '#shared/format/format-money.ts';
import { cents } from '#shared/money/units.ts';
import { Button } from '#web/components/button.tsx';
import { Checkbox } from '#web/components/checkbox.tsx';
import type { Renewal } from '../page/use-answers.ts';
import type { Extension } from '../page/use-extension.ts';
import { FailureNote } from '../parts/failure-note.tsx';
import { isComplete, type Step } from './acceptance-form.ts';
import { RefusalNote } from './refusal-note.tsx';
import type { StepProps } from './step-props.ts';
import type { Accepting } from './use-accepting.ts';

type Props = Omit<StepProps, 'isChecked'> & {
  step: Step;
  accepting: Accepting;
  extension: Extension;
  renewal: Renewal;
  onNext: () => void;
  onSign: () => void;
};

/** The ticks stand above the button that they are for; the last button names what it costs (ACC-021 to ACC-023). */
export function StepBar({ step, onNext, onSign, ...given }: Props) {
  const { t } = useTranslation('receivedOffer');
  const { page, form, accepting, extension, renewal } = given;
  const isLast = step === 'sign';
  return (
    <>
      {accepting.failure !== undefined && (
        <>
          <RefusalNote {...{ page, accepting, extension, renewal }} />
          <FailureNote failure={renewal.failure} />
        </>
      )}
      {step === 'terms' && <Ticks {...given} />}
      {isLast ? (
        <SignButton {...given} onSign={onSign} />
      ) : (
        <Button
          variant="primary"
          block
          className="guest-accept"
          iconAfter="arrow-right"
          disabledReason={
            step === 'terms' &&
            !isComplete.terms(form, page.content) &&
            t('steps.terms.missing', { count: page.content.withdrawal === null ? 1 : 2 })
          }
          onClick={onNext}
        >
          {t('steps.next')}
        </Button>
      )}
    </>
  );
}

function Ticks({ page, form, change }: Pick<StepProps, 'page' | 'form' | 'change'>) {
  const { t } = useTranslation('receivedOffer');
  return (
    <>
      <Checkbox
        label={t('steps.terms.accept')}
        checked={form.terms}
        onChange={({ target }) => change({ terms: target.checked })}
      />
      {page.content.withdrawal !== null && (
        <Checkbox
          label={t('steps.terms.withdrawal')}
          checked={form.withdrawal}
          onChange={({ target }) => change({ withdrawal: target.checked })}
        />
      )}
    </>
  );
}

type SignProps = Pick<StepProps, 'page' | 'selected' | 'form'> & { accepting: Accepting; onSign: () => void };

/** Consumers read the words of the law, with the total right above them. */
function SignButton({ page, selected, form, accepting, onSign }: SignProps) {
  const { t } = useTranslation('receivedOffer');
  const { isConsumer } = page.content;
  const total = formatMoney(selected.totals ? cents(selected.totals.total) : null);
  const isSigned = isComplete.sign(form, page.content);
  return (
    <>
      {isConsumer && (
        <p className="guest-step-total">
          <span>{t((selected.totals?.vat ?? 0) > 0 ? 'totals.totalWithVat' : 'totals.total')}</span>
          <b>{total}</b>
        </p>
      )}
      <Button
        variant="primary"
        block
        className="guest-accept"
        busy={accepting.isSending}
        disabledReason={!isSigned && t('steps.sign.short')}
        onClick={onSign}
      >
        {isConsumer ? t('steps.sign.acceptAndPay') : t('steps.sign.accept', { total })}
      </Button>
    </>
  );
}
