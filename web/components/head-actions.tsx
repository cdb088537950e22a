import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNarrowerThan } from '#web/lib/use-narrower-than.ts';
import { Button } from './button.tsx';
import type { IconName } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { Menu } from './menu.tsx';

export type HeadAction = {
  label: string;
  icon: IconName;
  onSelect: () => void;
  busy?: boolean;
  /** It cannot be done now. */
  disabled?: boolean;
};

type Props = {
  /** The one that is needed most: a button on phones too. */
  first?: ReactNode;
  actions: readonly HeadAction[];
};

/** The actions on the object of a screen: buttons in its head, on phones one menu. */
export function HeadActions({ first, actions }: Props) {
  const { t } = useTranslation();
  const isPhone = useNarrowerThan(640);
  if (!isPhone)
    return (
      <>
        {first}
        {actions.map(({ label, onSelect, ...look }) => (
          <Button key={label} {...look} onClick={onSelect}>
            {label}
          </Button>
        ))}
      </>
    );
  const possible = actions.filter(({ disabled }) => !disabled);
  const label = t('actions.more');
  return (
    <>
      {first}
      <Menu
        label={label}
        items={possible}
        trigger={(props) => (
          <IconButton
            icon="ellipsis-v"
            label={label}
            busy={actions.some(({ busy }) => busy)}
            disabled={possible.length === 0}
            {...props}
          />
        )}
      />
    </>
  );
}
