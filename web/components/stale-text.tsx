import { useTranslation } from 'react-i18next';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

type Props = {
  language: 'en' | 'de';
  /** The text that stayed, or the names of the fields that hold such texts. */
  text: string;
  onReview: () => void;
};

/** Warns that an Italian text changed while its translation did not. */
export function StaleText({ language, text, onReview }: Props) {
  const { t } = useTranslation('catalogue');
  return (
    <Alert
      tone="warn"
      action={
        <Button small onClick={onReview}>
          {t(`stale.review.${language}`)}
        </Button>
      }
    >
      {t(`stale.text.${language}`, { text })}
    </Alert>
  );
}
