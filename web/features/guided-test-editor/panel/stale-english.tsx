import { useTranslation } from 'react-i18next';
import { itemAt } from '#shared/guided-test/edit-place.ts';
import type { Place } from '#shared/guided-test/items-of.ts';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';

type Props = { config: GuidedTestConfig; published: GuidedTestConfig; place: Place; onEnglish: () => void };

const titleAt = (config: GuidedTestConfig, place: Place) =>
  (itemAt(config, place)?.item ?? config.find(({ name }) => name === place.stage))?.title;

/** Warns that the Italian title changed since the publishing while the English one did not. */
export function StaleEnglish({ config, published, place, onEnglish }: Props) {
  const { t } = useTranslation('guidedTestEditor');
  const [now, before] = [titleAt(config, place), titleAt(published, place)];
  if (!now?.en || !before || now.en !== before.en || now.it === before.it) return null;
  return (
    <Alert
      tone="warn"
      action={
        <Button small onClick={onEnglish}>
          {t('panel.toEnglish')}
        </Button>
      }
    >
      {t('panel.staleEnglish', { text: now.en })}
    </Alert>
  );
}
