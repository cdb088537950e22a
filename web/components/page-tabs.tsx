import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import './page-tabs.css';

type Tab<Value extends string> = { value: Value; label: string; count?: number | undefined };
type Props<Value extends string> = {
  /** "Parti del cliente". */
  label: string;
  tabs: readonly Tab<Value>[];
  shown: Value;
};

/** The shown part of a page; its address says it, the first one is said by none. */
export function useTab<Value extends string>(tabs: readonly [Value, ...Value[]]): Value {
  const [params] = useSearchParams();
  return tabs.find((tab) => tab === params.get('tab')) ?? tabs[0];
}

/** Parts of a page, each at its address. On a phone they scroll sideways, and the shown one is in view. */
export function PageTabs<Value extends string>({ label, tabs, shown }: Props<Value>) {
  const bar = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is another place
  useEffect(() => {
    const current = bar.current?.querySelector<HTMLElement>('[aria-current]');
    if (bar.current && current)
      bar.current.scrollLeft = current.offsetLeft - (bar.current.clientWidth - current.offsetWidth) / 2;
  }, [shown]);
  return (
    <nav ref={bar} className="page-tabs" aria-label={label}>
      {tabs.map(({ value, label: name, count }, place) => (
        <Link
          key={value}
          to={place === 0 ? '?' : `?tab=${value}`}
          replace
          aria-current={value === shown ? 'page' : undefined}
        >
          {name}
          {count !== undefined && count > 0 && <span className="n">{count}</span>}
        </Link>
      ))}
    </nav>
  );
}
