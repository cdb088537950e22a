import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import './number-field.css';

/** Another number that a typed text may mean, one press away. */
export function OtherNumber({ text, onTake }: { text: string; onTake: (text: string) => void }) {
  const { t } = useTranslation();
  return (
    <>
      {' '}
      <Button variant="text" small className="other-number" onClick={() => onTake(text)}>
        {t('number.other', { number: text })}
      </Button>
    </>
  );
}
