import { Dialog as PrimeDialog } from 'primereact/dialog';
import { type FormEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogClosing } from './cancel-button.tsx';
import { focusFirst } from './first-focus.ts';
import { IconButton } from './icon-button.tsx';
import { pushModal } from './modal-stack.ts';
import { noTransition } from './prime.ts';
import './dialog.css';

/** Colours 400, editor 500, default 600 (SHL-060), packaging 700, product details and tables 800. */
export type DialogWidth = 400 | 500 | 600 | 700 | 800;

export type DialogFrameProps = {
  /** Names the object: "Confezioni di Silicalce Facciata". */
  title: string;
  /** One muted line under the title. */
  context?: ReactNode;
  width?: DialogWidth;
  /** Right-aligned: cancel, secondary, primary (`type="submit"`). */
  footer?: ReactNode;
  /** At the left of the footer: a text action or a key hint. */
  footerStart?: ReactNode;
  /** While it saves: it cannot be closed and its fields cannot be changed. */
  busy?: boolean;
  role?: 'dialog' | 'alertdialog';
  /** The body has nothing in it that takes the focus: it takes it itself, for the keys to scroll it. */
  readOnly?: boolean;
  /** `div` where the body brings a form of its own, as HTML allows no form in a form. */
  as?: 'form' | 'div';
  /** Enter in a field or the submit button. */
  onSubmit?: () => void;
  onClose: () => void;
  children: ReactNode;
};

/**
 * While mounted, the rest sleeps; afterwards the focus is back where it was, if it can be. The focus moves before the dialog is
 * drawn: who types at once types into it.
 */
function useModal(box: React.RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const layer = box.current?.closest('.scrim');
    if (!layer || !box.current) return;
    focusFirst(box.current);
    const release = pushModal(layer);
    return () => {
      release();
      focusBack(opener);
    };
  }, [box]);
}

/** To what opened the dialog; where that is gone or asleep by now, to the screen, not to the top of the page. */
function focusBack(opener: Element | null) {
  if (opener instanceof HTMLElement) opener.focus();
  if (document.activeElement === opener) return;
  document.getElementById('content')?.focus({ preventScroll: true });
}

/** Prime's dialog with our look. Open while it is mounted: `{editing && <Dialog … />}`. */
export function DialogFrame(props: DialogFrameProps) {
  const { context, width = 600, busy = false, role = 'dialog', as, onSubmit, onClose } = props;
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!busy) onSubmit?.();
  };
  return (
    <PrimeDialog
      unstyled
      visible
      blockScroll
      draggable={false}
      resizable={false}
      focusOnShow={false}
      closable={!busy}
      dismissableMask={!busy}
      transitionOptions={noTransition}
      pt={{
        mask: { className: 'scrim' },
        root: {
          className: `dialog d${width}`,
          role,
          'aria-labelledby': `${id}-title`,
          'aria-describedby': context ? `${id}-context` : undefined,
        },
      }}
      onHide={onClose}
      content={() => (
        <Box as={as} busy={busy} onSubmit={submit}>
          <DialogClosing value={{ close: onClose, busy }}>
            <DialogParts {...props} id={id} />
          </DialogClosing>
        </Box>
      )}
    />
  );
}

type BoxProps = {
  as: DialogFrameProps['as'];
  busy: boolean;
  onSubmit: (event: FormEvent) => void;
  children: ReactNode;
};

function Box({ as, busy, onSubmit, children }: BoxProps) {
  const box = useRef<HTMLElement>(null);
  useModal(box);
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
  id,
  title,
  context,
  footer,
  footerStart,
  busy,
  readOnly,
  onClose,
  children,
}: DialogFrameProps & { id: string }) {
  const { t } = useTranslation();
  return (
    <>
      <div className="dh">
        <div>
          <h2 id={`${id}-title`}>{title}</h2>
          {context && <p id={`${id}-context`}>{context}</p>}
        </div>
        <IconButton icon="times" label={t('actions.close')} disabled={busy} onClick={onClose} />
      </div>
      <fieldset className="body" disabled={busy} tabIndex={readOnly ? 0 : undefined}>
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
