import {
  type FormEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { closeOnBack } from '#web/lib/close-on-back.ts';
import { DialogClosing } from './cancel-button.tsx';
import { DialogHead, type DialogStep } from './dialog-head.tsx';
import { focusFirst } from './first-focus.ts';
import { focusBack, openedBy } from './focus-back.ts';
import { pushModal } from './push-modal.ts';
import { focusUnfit } from './use-longest.tsx';
import './dialog.css';

/** Colours 400, editor 500, default 600 (SHL-060), packaging 700, product details and tables 800, sending 960. */
type DialogWidth = 400 | 500 | 600 | 700 | 800 | 960;

export type DialogFrameProps = {
  /** Names the object: "Confezioni di Silicalce Facciata". */
  title: string;
  /** One muted line under the title. */
  context?: ReactNode;
  step?: DialogStep;
  width?: DialogWidth;
  /** Right-aligned: cancel, secondary, primary (`type="submit"`). */
  footer?: ReactNode;
  /** At the left of the footer: a text action or a key hint. */
  footerStart?: ReactNode;
  /** While it saves: it cannot be closed and its fields cannot be changed. */
  busy?: boolean;
  role?: 'dialog' | 'alertdialog';
  /** The body has no focusable content: it takes the focus itself, so that keys scroll it. */
  readOnly?: boolean;
  /** `div` where the body has a form of its own: HTML allows no form in a form. */
  as?: 'form' | 'div';
  /** Enter in a field or the submit button. */
  onSubmit?: () => void;
  onClose: () => void;
  children: ReactNode;
};

/**
 * While mounted, everything below is inert. Afterwards the focus returns to the opener. The focus moves during the press
 * that opens the dialog, so that the next key reaches it.
 */
function useModal(box: React.RefObject<HTMLElement | null>, onEscape: () => void) {
  const latest = useRef(onEscape);
  // A part of the dialog may take the focus before the effect below.
  const [before] = useState(() => document.activeElement);
  useLayoutEffect(() => {
    latest.current = onEscape;
  });
  useLayoutEffect(() => {
    const layer = box.current?.closest('.scrim');
    if (!layer || !box.current) return;
    const now = document.activeElement;
    const opener = box.current.contains(now) ? before : now;
    openedBy(layer, opener);
    focusFirst(box.current);
    const close = () => latest.current();
    const release = pushModal(layer, close);
    const releaseBack = closeOnBack(close);
    return () => {
      release();
      releaseBack();
      focusBack(opener);
    };
  }, [box, before]);
}

/** A press outside closes the dialog, if it also began outside. */
function useOutside(onPress: () => void) {
  const began = useRef(false);
  const isOutside = ({ target, currentTarget }: PointerEvent) => target === currentTarget;
  return {
    onPointerDown: (event: PointerEvent) => {
      began.current = isOutside(event);
    },
    onPointerUp: (event: PointerEvent) => {
      if (began.current && isOutside(event)) onPress();
    },
  };
}

/**
 * Open while it is mounted: `{editing && <Dialog … />}`. It is drawn during the press that opens it, before any effect.
 */
export function DialogFrame(props: DialogFrameProps) {
  const { context, width = 600, busy = false, role = 'dialog', as, onSubmit, onClose } = props;
  const id = useId();
  const dismiss = () => {
    if (!busy) onClose();
  };
  const outside = useOutside(dismiss);
  const submit = (event: FormEvent<HTMLElement>) => {
    event.preventDefault();
    event.stopPropagation();
    if (!busy && !focusUnfit(event.currentTarget)) onSubmit?.();
  };
  return createPortal(
    <div className="scrim" role="presentation" {...outside}>
      <div
        className={`dialog d${width}`}
        {...{ role, 'aria-modal': true, 'aria-labelledby': `${id}-title` }}
        {...(context ? { 'aria-describedby': `${id}-context` } : {})}
      >
        <Box as={as} busy={busy} onSubmit={submit} onEscape={dismiss}>
          <DialogClosing value={{ close: onClose, busy }}>
            <DialogParts {...props} id={id} />
          </DialogClosing>
        </Box>
      </div>
    </div>,
    document.body,
  );
}

type BoxProps = {
  as: DialogFrameProps['as'];
  busy: boolean;
  onSubmit: (event: FormEvent<HTMLElement>) => void;
  onEscape: () => void;
  children: ReactNode;
};

function Box({ as, busy, onSubmit, onEscape, children }: BoxProps) {
  const box = useRef<HTMLElement>(null);
  useModal(box, onEscape);
  const keep = (element: HTMLElement | null) => {
    box.current = element;
  };
  const state = { ref: keep, className: 'dialog-form', 'aria-busy': busy || undefined };
  if (as === 'div') return <div {...state}>{children}</div>;
  return (
    <form {...state} noValidate onSubmit={onSubmit}>
      {children}
    </form>
  );
}

function DialogParts({
  footer,
  footerStart,
  readOnly,
  children,
  ...head
}: DialogFrameProps & { id: string }) {
  return (
    <>
      <DialogHead {...head} />
      <fieldset className="body" disabled={head.busy && !readOnly} tabIndex={readOnly ? 0 : undefined}>
        {children}
      </fieldset>
      {(footer || footerStart) && (
        <div className="df">
          {footerStart && <div className="start">{footerStart}</div>}
          {footer}
        </div>
      )}
    </>
  );
}
