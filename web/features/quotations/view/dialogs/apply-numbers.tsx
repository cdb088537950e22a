import { useTranslation } from 'react-i18next';
import { SubmitButtons } from '#web/components/submit-buttons.tsx';

/** The buttons of a form of numbers; the button says which number it would confirm. */
export function ApplyNumbers({ confirming }: { confirming: string | undefined }) {
  const { t } = useTranslation();
  return <SubmitButtons>{confirming && t('number.confirm', { number: confirming })}</SubmitButtons>;
}
