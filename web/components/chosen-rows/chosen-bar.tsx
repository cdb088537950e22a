import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import type { IconName } from '#web/components/icon-names.ts';
import { Menu } from '#web/components/menu.tsx';
import { SaveBar } from '#web/components/save-bar.tsx';
import { useChosen } from './use-chosen-rows.ts';
import './chosen-rows.css';

export type ChosenAction = {
  label: string;
  icon: IconName;
  /** Why it cannot be done with what is chosen. */
  disabledReason?: string | false;
  onSelect: () => void;
};

type Props = {
  /** "3 prodotti selezionati". */
  count: string;
  actions: readonly ChosenAction[];
};

/** The bottom bar of a list while rows are chosen: how many, and what to do with them. */
export function ChosenBar({ count, actions }: Props) {
  const { t } = useTranslation(['catalogue', 'common']);
  const { ids, found, chosenFound, chooseFound, clear, isChoosing } = useChosen();
  if (ids.size === 0 && !isChoosing) return null;
  const hidden = ids.size - chosenFound;
  const all = { label: t('chosen.all'), icon: 'check-square', onSelect: () => chooseFound(true) } as const;
  const disabled = ids.size === 0;
  return (
    <SaveBar>
      <p className="chosen-count" role="status">
        <b>{count}</b>
        {hidden > 0 && <span className="muted">{t('chosen.hidden', { count: hidden })}</span>}
      </p>
      <div className="chosen-actions desk-only">
        {actions.map(({ label, icon, disabledReason, onSelect }) => (
          <Button key={label} icon={icon} disabledReason={disabledReason} onClick={onSelect}>
            {label}
          </Button>
        ))}
        <Button variant="text" onClick={clear}>
          {t('chosen.clear')}
        </Button>
      </div>
      <div className="chosen-actions mobile-only">
        <Button variant="text" onClick={clear}>
          {t('common:actions.done')}
        </Button>
        <Menu
          label={t('common:actions.moreOn', { object: count })}
          items={[
            ...(chosenFound < found ? [all] : []),
            ...actions.map((action) => ({
              ...action,
              disabledReason: disabled ? t('chosen.none') : action.disabledReason,
            })),
          ]}
          trigger={(props) => (
            <Button variant="primary" iconAfter="angle-up" {...props}>
              {t('chosen.actions')}
            </Button>
          )}
        />
      </div>
    </SaveBar>
  );
}
