import { type KeyboardEvent, useRef } from 'react';
import { Icon, type IconName } from '#web/components/icon.tsx';

type Tab<Value extends string> = { value: Value; label: string; icon?: IconName };
type Props<Value extends string> = {
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  /** The id of the element that the tabs show their content in. */
  panelId: string;
  onChange: (value: Value) => void;
};

/** Tabs as a row of segments; the arrow keys go from one to the next. */
export function Tabs<Value extends string>({ label, tabs, value, panelId, onChange }: Props<Value>) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const index = tabs.findIndex((tab) => tab.value === value);
    const next = tabs.at((index + step) % tabs.length);
    if (!next) return;
    onChange(next.value);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.value}"]`)?.focus();
  };
  return (
    <div className="seg" role="tablist" aria-label={label} ref={list} tabIndex={-1} onKeyDown={move}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          data-tab={tab.value}
          aria-selected={tab.value === value}
          aria-controls={panelId}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChange(tab.value)}
        >
          {tab.icon && <Icon name={tab.icon} small />}
          {tab.label}
        </button>
      ))}
    </div>
  );
}
