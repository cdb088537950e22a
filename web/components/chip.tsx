import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from './icon.tsx';
import './chip.css';

type Props = { children: ReactNode; accent?: boolean; small?: boolean; name?: string; onRemove?: () => void };

/** A value in a field, a person, a tag. `name` completes the label of the remove button. */
export function Chip({ children, accent, small, name, onRemove }: Props) {
  const { t } = useTranslation();
  const object = name ?? String(children);
  return (
    <span className={`chip${accent ? ' acc' : ''}${small ? ' s' : ''}`}>
      {children}
      {onRemove && (
        <button
          type="button"
          aria-label={t('actions.ofObject', { action: t('actions.remove'), object })}
          onClick={onRemove}
        >
          <Icon name="times" />
        </button>
      )}
    </span>
  );
}
