import type { ReactNode } from 'react';
import './kbd.css';

/** A key beside the action it triggers. */
export const Kbd = ({ children }: { children: ReactNode }) => <kbd>{children}</kbd>;
