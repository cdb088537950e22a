import { Sidebar } from 'primereact/sidebar';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { noTransition } from '#web/components/prime.ts';
import { pushModal } from '#web/components/push-modal.ts';
import { closeOnBack } from '#web/lib/close-on-back.ts';

type Props = {
  label: string;
  side: 'left' | 'right';
  /** Class of the drawer; its scrim has the same with `-scrim`. */
  name: string;
  /** Selector of what has the focus first, within the drawer. */
  first: string;
  onClose: () => void;
  children: ReactNode;
};

/** A drawer, open while mounted. Below it everything sleeps, and the focus goes back to where it was. */
export function ModalDrawer({ label, side, name, first, onClose, children }: Props) {
  const scrim = `${name}-scrim`;
  const opener = useRef<Element>(null);
  const release = useRef(() => {});
  const latest = useRef(onClose);
  latest.current = onClose;
  useEffect(() => closeOnBack(() => latest.current()), []);
  useLayoutEffect(() => {
    opener.current = document.activeElement;
  }, []);
  useEffect(
    () => () => {
      release.current();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
    [],
  );
  const onShow = () => {
    document.querySelector<HTMLElement>(`.${name} ${first}`)?.focus();
    const layer = document.querySelector(`.${scrim}`);
    if (layer) release.current = pushModal(layer);
  };
  return (
    <Sidebar
      visible
      unstyled
      blockScroll
      position={side}
      showCloseIcon={false}
      transitionOptions={noTransition}
      role="dialog"
      aria-modal="true"
      aria-label={label}
      pt={{ mask: { className: `drawer-scrim ${scrim}` }, root: { className: name } }}
      onShow={onShow}
      onHide={onClose}
      content={() => children}
    />
  );
}
