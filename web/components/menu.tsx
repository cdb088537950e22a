import { Menu as PrimeMenu } from 'primereact/menu';
import type { MenuItem as PrimeItem } from 'primereact/menuitem';
import { type ReactNode, type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { closeOnBack } from '#web/lib/close-on-back.ts';
import { Icon, type IconName } from './icon.tsx';
import { noTransition } from './prime.ts';
import './menu.css';

export type MenuItem = {
  label: string;
  icon?: IconName;
  onSelect: () => void;
  /** Last, after a line, in the error colour. */
  danger?: boolean;
  /** Why it cannot be chosen, under the label. */
  disabledReason?: string | false;
  /** The current one of several choices. */
  chosen?: boolean;
  /** Starts after a line. */
  line?: boolean;
  /** Starts a group with a heading. */
  heading?: string;
};

type TriggerProps = {
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onClick: (event: SyntheticEvent<HTMLElement>) => void;
};

type Props = {
  /** Name of the list: "Azioni su Silifond Consolidante". */
  label: string;
  items: readonly MenuItem[];
  /** The button that opens it: `trigger={(props) => <IconButton … {...props} />}`. */
  trigger: (props: TriggerProps) => ReactNode;
};

const Content = ({ label, icon, danger, disabledReason, chosen }: MenuItem) => (
  <span className={`menu-item${danger ? ' err' : ''}${disabledReason ? ' off' : ''}`}>
    {icon && <Icon name={icon} />}
    <span className="grow">
      {label}
      {disabledReason && <small>{disabledReason}</small>}
    </span>
    {chosen && <Icon name="check" />}
  </span>
);

const primeItems = (item: MenuItem, index: number, select: () => void): PrimeItem[] => [
  ...((item.danger || item.line) && index > 0 ? [{ separator: true }] : []),
  ...(item.heading ? [{ label: item.heading, items: [] }] : []),
  {
    label: [item.label, item.disabledReason].filter(Boolean).join('. '),
    disabled: Boolean(item.disabledReason),
    className: item.chosen ? 'chosen' : undefined,
    template: <Content {...item} />,
    command: select,
  },
];

const parts = {
  root: { className: 'menu-popup', role: 'region' },
  submenuHeader: { className: 'menu-heading' },
  separator: { className: 'menu-line' },
  menuitem: ({ context }: { context?: { item?: { className?: string } } }) =>
    context?.item?.className === 'chosen' ? { 'aria-current': 'true' as const } : {},
};

/** Pixels that stay free between a menu and the edges of the window. */
const gap = 8;

/** Prime reads nothing of the event but the button it came from. */
const openedBy = (currentTarget: HTMLElement) => ({ currentTarget }) as unknown as SyntheticEvent;

/** Prime places a menu within the page; here it comes within the window, which a page may exceed. */
function moveIntoWindow(box: HTMLElement | null | undefined) {
  if (!box) return;
  const top = box.offsetTop - window.scrollY;
  const lowest = window.innerHeight - box.offsetHeight - gap;
  const wanted = Math.max(gap, Math.min(top, lowest));
  box.style.top = `${Number.parseFloat(box.style.top) + wanted - top}px`;
}

/**
 * Prime's menu is created when it first opens, as a table has two in every row. Prime places only a menu that exists, so
 * it shows one render later.
 */
function useLateMenu() {
  const menu = useRef<PrimeMenu>(null);
  const button = useRef<HTMLElement>(null);
  const [stage, setStage] = useState<'none' | 'made' | 'there'>('none');
  useEffect(() => {
    if (stage === 'made') setStage('there');
    if (stage === 'there' && button.current) menu.current?.show(openedBy(button.current));
  }, [stage]);
  const toggle = (event: SyntheticEvent<HTMLElement>) => {
    button.current = event.currentTarget;
    if (stage === 'none') setStage('made');
    else menu.current?.toggle(event);
  };
  return { menu, button, isMade: stage !== 'none', toggle };
}

/** Prime's popup menu with our look; the focus goes back to the button before an action runs. */
export function Menu({ label, items, trigger }: Props) {
  const { menu, button, isMade, toggle } = useLateMenu();
  const [open, setOpen] = useState(false);
  useLayoutEffect(() => {
    if (!open) return;
    moveIntoWindow(menu.current?.getElement());
    return closeOnBack(() => {
      if (button.current) menu.current?.hide(openedBy(button.current));
      button.current?.focus();
    });
  }, [open, menu, button]);
  const select = (item: MenuItem) => () => {
    button.current?.focus();
    item.onSelect();
  };
  return (
    <>
      {trigger({ 'aria-haspopup': 'menu', 'aria-expanded': open, onClick: toggle })}
      {isMade && (
        <PrimeMenu
          ref={menu}
          popup
          unstyled
          popupAlignment="right"
          model={items.flatMap((item, index) => primeItems(item, index, select(item)))}
          transitionOptions={noTransition}
          pt={{ ...parts, root: { ...parts.root, 'aria-label': label }, menu: { 'aria-label': label } }}
          onShow={() => setOpen(true)}
          onHide={() => setOpen(false)}
        />
      )}
    </>
  );
}
