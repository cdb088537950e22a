import { Suspense } from 'react';
import { lazyExtra } from './lazy-part.tsx';
import type { RowDragProps } from './row-drag.tsx';
import './row-grip.css';

const RowDrag = lazyExtra(() => import('./row-drag.tsx'));

/** Gives the rows of a list grips to move them by, where there are several. */
export const RowGrips = (props: RowDragProps) =>
  props.rows.length > 1 && (
    <Suspense>
      <RowDrag {...props} />
    </Suspense>
  );
