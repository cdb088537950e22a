import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Illustration, type IllustrationName } from './illustration.tsx';
import './empty-state.css';

type Props = {
  illustration: IllustrationName;
  title: string;
  text?: string;
  /** The action that adds the first one. */
  add?: { label: string; onAdd: () => void };
  /** Any other action. */
  action?: ReactNode;
};

export const EmptyState = ({ illustration, title, text, add, action }: Props) => (
  <div className="empty">
    <Illustration name={illustration} />
    <h2>{title}</h2>
    {text && <p>{text}</p>}
    {add && (
      <Button variant="primary" icon="plus" onClick={add.onAdd}>
        {add.label}
      </Button>
    )}
    {action}
  </div>
);
