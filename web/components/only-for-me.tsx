import type { ReactNode } from 'react';
import { useNarrowerThan } from '#web/lib/use-narrower-than.ts';
import { Icon } from './icon.tsx';
import './only-for-me.css';

type Props = {
  title: string;
  /** Something in it is missing: it is open on phones, too. */
  isNeeded?: boolean;
  children: ReactNode;
};

/** Costs, hours and margin, which no customer sees. On phones, which customers are shown, it opens with a tap. */
export function OnlyForMe({ title, isNeeded = false, children }: Props) {
  const isPhone = useNarrowerThan(640);
  return (
    <details className="only-for-me" open={!isPhone || isNeeded}>
      <summary>
        <Icon name="eye-slash" />
        <span>{title}</span>
        <Icon name="chevron-down" small />
      </summary>
      <div className="body">{children}</div>
    </details>
  );
}
