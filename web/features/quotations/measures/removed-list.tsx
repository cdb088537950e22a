import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import type { Removed } from './use-measures.ts';

type Props = { removed: readonly Removed[]; restore: (removed: Removed) => void };

/** Removed places and lines can be taken back for as long as the screen is open (MEA-026). */
export function RemovedList({ removed, restore }: Props) {
  const { t } = useTranslation(['measures', 'common']);
  if (removed.length === 0) return null;
  return (
    <ul className="removed-measures" aria-label={t('removed.title')}>
      {removed.toReversed().map((each) => (
        <li key={each.key}>
          {t('removed.one', { name: each.name })}
          <Button
            variant="text"
            small
            icon="undo"
            aria-label={t('removed.undo', { name: each.name })}
            onClick={() => restore(each)}
          >
            {t('common:actions.undo')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
