import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { useChosen } from './use-chosen-rows.ts';

/** In the bottom bar of phones: shows the boxes of the rows. On wider screens they always show. */
export function StartChoosing() {
  const { t } = useTranslation('catalogue');
  const { setChoosing } = useChosen();
  return (
    <Button icon="check-square" onClick={() => setChoosing(true)}>
      {t('chosen.select')}
    </Button>
  );
}
