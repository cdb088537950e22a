import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#web/components/dialog.tsx';
import { SubmitButtons } from '#web/components/submit-buttons.tsx';
import { TwoSides } from '#web/features/offers/parts/two-sides.tsx';
import { useOnline } from '#web/lib/use-online.ts';
import { SendRefusal } from './send-refusal.tsx';
import { isTyped } from './use-kept-state.ts';
import type { Sending } from './use-sending.ts';
import type { WayProps } from './way-props.ts';

type Props = WayProps & {
  sending: Sending;
  action: string;
  icon: ComponentProps<typeof SubmitButtons>['icon'];
  disabled?: boolean;
  /** In place of cancel and submit. */
  footer?: ReactNode;
  footerStart?: ReactNode;
  /** At the right what the customer sees; on phones behind a tab. */
  preview: ReactNode;
  onSubmit: () => void;
  children: ReactNode;
};

/** Form and preview of one way, and what became of the attempt. */
export function WayFrame({ sending, preview, footer, footerStart, children, ...props }: Props) {
  const { t } = useTranslation('sentOffer');
  const online = useOnline();
  const { action, icon, disabled, onSubmit, onClose } = props;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || disabled || !online) return;
    event.preventDefault();
    onSubmit();
  };
  const busy = sending.isPending;
  return (
    <Dialog
      title={props.title}
      context={props.context}
      width={960}
      busy={busy}
      unsaved={!footer && isTyped(props.kept)}
      onSubmit={onSubmit}
      onClose={onClose}
      footerStart={busy ? <span role="status">{t('send.preparing')}</span> : footerStart}
      footer={
        footer ?? (
          <SubmitButtons icon={icon} disabled={disabled} disabledReason={!online && t('needsConnection')}>
            {action}
          </SubmitButtons>
        )
      }
    >
      {props.switcher}
      <SendRefusal {...props} error={sending.error} arrived={sending.arrived} />
      <TwoSides preview={preview} onKeyDown={onKeyDown}>
        {children}
      </TwoSides>
    </Dialog>
  );
}
