import type { ReactNode } from 'react';
import { Loaded } from '#web/components/loaded.tsx';
import { useWork, type WholeWork } from '../use-works.ts';

type Props = { id: string; onClose: () => void; children: (work: WholeWork) => ReactNode };

/** A whole work, for a dialog. */
export const LoadedWork = ({ id, ...props }: Props) => <Loaded query={useWork(id)} {...props} />;
