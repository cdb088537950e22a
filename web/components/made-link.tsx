import { useTranslation } from 'react-i18next';
import { madeBefore } from '#web/lib/failure.ts';
import { ButtonLink } from './button.tsx';

type Props = { failure: unknown; to: (id: string) => string };

/** Opens what an earlier try made, beside the form: what was typed stays in sight. */
export function MadeLink({ failure, to }: Props) {
  const { t } = useTranslation();
  const id = madeBefore(failure);
  if (id === undefined) return null;
  return (
    <ButtonLink small to={to(id)} target="_blank" rel="noopener">
      {t('actions.openMade')}
    </ButtonLink>
  );
}
