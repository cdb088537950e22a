import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import './phase-fields.css';

type FrameProps = { label: string; remove: string; onRemove: () => void; children: ReactNode };

/** A line of a list of conditions or priorities, with its removal at the right. */
export const LineFrame = ({ label, remove, onRemove, children }: FrameProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset would take the look of the screen's own
  <div className="phase-line" role="group" aria-label={label}>
    <div className="phase-line-fields">{children}</div>
    <IconButton icon="trash" small label={remove} onClick={onRemove} />
  </div>
);

type AddProps = { label: string; blocked?: boolean; onClick: () => void };

/** Adds a line; not while the last one is still empty (PHA-056 to PHA-058). */
export function AddButton({ label, blocked, onClick }: AddProps) {
  const { t } = useTranslation('phases');
  return (
    <Button
      small
      icon="plus"
      className="phase-add"
      disabledReason={blocked && t('conditions.lastEmpty')}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
