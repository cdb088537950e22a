import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { SelectField } from '#web/components/select-field.tsx';
import { browserTimer, type Timer } from '#web/lib/timer.ts';

const moment = 500;

type Props = Omit<ComponentProps<typeof SelectField>, 'busy' | 'onChange'> & {
  onChange: (value: string) => void;
  timer?: Timer;
};

/** A select that stays busy for 500 ms after it changed (QNW-039). */
export function BusySelect({ onChange, timer = browserTimer, ...field }: Props) {
  const [busy, setBusy] = useState(false);
  const waiting = useRef(0);
  useEffect(() => () => timer.clear(waiting.current), [timer]);
  const change = (value: string) => {
    timer.clear(waiting.current);
    setBusy(true);
    waiting.current = timer.set(() => setBusy(false), moment);
    onChange(value);
  };
  return <SelectField {...field} busy={busy} onChange={(event) => change(event.target.value)} />;
}
