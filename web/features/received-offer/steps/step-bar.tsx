import { useTranslation } from 'react-i18next';
import { formatMoney } from '#shared/format/format-money.ts';
import { cents } from '#shared/money/units.ts';
import { Button } from '#web/components/button.tsx';
import { Checkbox } from '#web/components/checkbox.tsx';
import { NewerNotice } from '../page/newer-notice.tsx';
import type { Renewal } from '../page/state/use-answers.ts';
import type { Extension } from '../page/state/use-extension.ts';
import type { Newer } from '../page/state/use-newer.ts';
import { FailureNote } from '../parts/failure-note.tsx';
import { hasEnded } from '../parts/renew-button.tsx';
import { useGuestFailure } from '../parts/use-guest-failure.ts';
import type { Sending } from '../parts/use-sending.ts';
import { isComplete } from './acceptance-form.ts';
import type { Step } from './kept-form.ts';
import { isNews, RefusalNote } from './refusal-note.tsx';
import type { StepProps } from './step-props.ts';
import { isAboutCode } from './use-steps.ts';

type Props = Omit<StepProps, 'refusal' | 'onSent'> & {
  step: Step;
  accepting: Sending;
  extension: Extension;
  renewal: Renewal;
  newer: Newer;
};

/** The ticks stand above the button that they are for; the last button names what it costs (ACC-021 to ACC-023). */
export function StepBar({ step, ...given }: Props) {
  const { t } = useTranslation('receivedOffer');
  const { page, accepting, extension, renewal, newer } = given;
  const { failure, isSending } = accepting;
  const tellsNews = isNews(newer, failure) && !isSending;
  // Its field says why a code was refused.
  const isSaid = isAboutCode(failure) || (tellsNews && hasEnded(failure));
  const isRefused = failure !== undefined && !isSaid;
  return (
    <>
      {tellsNews && <NewerNotice newer={newer} renewal={renewal} />}
      {isRefused && <RefusalNote {...{ page, accepting, extension, renewal }} />}
      {(tellsNews || isRefused) && <FailureNote failure={renewal.failure} />}
      {step === 'terms' && <Ticks {...given} />}
      {step === 'sign' ? (
        <SignButton {...given} />
      ) : (
        <Button type="submit" variant="primary" block className="guest-accept" iconAfter="arrow-right">
          {t('steps.next')}
        </Button>
      )}
    </>
  );
}

/** One that lacks is said where it is, and takes the focus: the button is never grey for a reason that nobody sees. */
function Ticks({ page: { content }, form, change, isChecked }: Omit<StepProps, 'refusal' | 'onSent'>) {
  const { t } = useTranslation('receivedOffer');
  const count = content.withdrawal === null ? 1 : 2;
  // The browser calls a `required` one invalid before anybody has had a chance to tick it.
  const stateOf = (ticked: boolean) => ({ 'aria-required': true, 'aria-invalid': isChecked && !ticked });
  return (
    <>
      {isChecked && !isComplete.terms(form, content) && (
        <p className="guest-missing" role="alert">
          {t('steps.terms.missing', { count })}
        </p>
      )}
      <Checkbox
        label={t('steps.terms.accept')}
        checked={form.terms}
        {...stateOf(form.terms)}
        onChange={({ target }) => change({ terms: target.checked })}
      />
      {content.withdrawal !== null && (
        <Checkbox
          label={t('steps.terms.withdrawal')}
          checked={form.withdrawal}
          {...stateOf(form.withdrawal)}
          onChange={({ target }) => change({ withdrawal: target.checked })}
        />
      )}
    </>
  );
}

type SignProps = Pick<StepProps, 'page' | 'selected' | 'form'> & { accepting: Sending };

/** Consumers read the words of the law, with the total right above them. */
function SignButton({ page, selected, form, accepting }: SignProps) {
  const { t } = useTranslation('receivedOffer');
  const { isConsumer } = page.content;
  const total = formatMoney(selected.totals ? cents(selected.totals.total) : null);
  const failureText = useGuestFailure();
  const { failure } = accepting;
  const isSigned = isComplete.sign(form, page.content);
  const reason = hasEnded(failure) ? failureText(failure) : !isSigned && t('steps.sign.short');
  return (
    <>
      {isConsumer && (
        <p className="guest-step-total">
          <span>{t((selected.totals?.vat ?? 0) > 0 ? 'totals.totalWithVat' : 'totals.total')}</span>
          <b>{total}</b>
        </p>
      )}
      <Button
        type="submit"
        variant="primary"
        block
        className="guest-accept"
        busy={accepting.isSending}
        disabledReason={reason}
      >
        {isConsumer ? t('steps.sign.acceptAndPay') : t('steps.sign.accept', { total })}
      </Button>
    </>
  );
}
