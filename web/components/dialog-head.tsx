import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './icon-button.tsx';

/** A dialog that is a step into one thing of its screen: it goes back at the left. */
export type DialogStep = {
  /** Stands for the title, which is read out alone: its field may change the title. */
  head: ReactNode;
  actions: ReactNode;
};

type Props = {
  id: string;
  title: string;
  context?: ReactNode;
  step?: DialogStep;
  busy?: boolean;
  onClose: () => void;
};

export function DialogHead({ id, title, context, step, busy, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <div className={step ? 'dh step' : 'dh'}>
      {step && <IconButton icon="arrow-left" label={t('actions.back')} onClick={onClose} />}
      <div>
        <h2 id={`${id}-title`} className={step && 'vh'}>
          {title}
        </h2>
        {context && <p id={`${id}-context`}>{context}</p>}
        {step?.head}
      </div>
      {step?.actions ?? (
        <IconButton icon="times" label={t('actions.close')} disabled={busy} onClick={onClose} />
      )}
    </div>
  );
}
