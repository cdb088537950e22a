import type { ReactNode } from 'react';
import { Illustration, type IllustrationName } from './illustration.tsx';
import './empty-state.css';

type Props = {
  illustration: IllustrationName;
  title: string;
  text?: string;
  /** One action. */
  action?: ReactNode;
};

export const EmptyState = ({ illustration, title, text, action }: Props) => (
  <div className="empty">
    <Illustration name={illustration} />
    <h2>{title}</h2>
    {text && <p>{text}</p>}
    {action}
  </div>
);
