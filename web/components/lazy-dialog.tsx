import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { Part } from '#web/lib/fetch-part.ts';
import { loadAhead } from '#web/lib/load-ahead.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { Alert } from './alert.tsx';
import { DialogFrame } from './dialog-frame.tsx';
import { DialogPlace } from './dialog-place.tsx';
import { partWith } from './lazy-part.tsx';
import { SubmitButtons } from './submit-buttons.tsx';

/**
 * A dialog whose code loads after the screen, or when it first opens. It receives the keys typed meanwhile. When loading
 * fails, the screen below stays unchanged.
 */
export function lazyDialog<Props extends { onClose: () => void }>(load: Part<ComponentType<Props>>) {
  const Dialog = partWith(load, (error, onRetry, { onClose }) => (
    <DialogFailure {...{ error, onRetry, onClose }} />
  ));
  loadAhead(Dialog.preload);
  const Awaited = (props: Props) => (
    <DialogPlace>
      <Dialog {...props} />
    </DialogPlace>
  );
  return Object.assign(Awaited, { preload: Dialog.preload });
}

type FailureProps = { error: unknown; onRetry: () => void; onClose: () => void };

function DialogFailure({ error, onRetry, onClose }: FailureProps) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  return (
    <DialogFrame
      title={t('notLoaded.dialog')}
      width={500}
      onSubmit={onRetry}
      onClose={onClose}
      footer={<SubmitButtons data-autofocus>{t('actions.retry')}</SubmitButtons>}
    >
      <Alert tone="err">{failureText(error)}</Alert>
    </DialogFrame>
  );
}
