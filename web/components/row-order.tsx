import { Suspense } from 'react';
import { lazyExtra } from './lazy-part.tsx';
import type { RowDragProps } from './row-drag.tsx';
import { SpokenPlace } from './spoken-place.tsx';
import './row-grip.css';

const RowDrag = lazyExtra(() => import('./row-drag.tsx'));

/** Gives the rows of a list grips to move them by, where there are several. */
export const RowGrips = (props: RowDragProps) =>
  props.rows.length > 1 && (
    <Suspense>
      <RowDrag {...props} />
    </Suspense>
  );

type Props = RowDragProps & {
  /** The row that was moved last. */
  moved: string | undefined;
  /** The rows cannot be moved now. */
  fixed?: boolean;
};

/** Moves rows by their grips, and announces the new place of the row that moved last. */
export const RowOrder = ({ moved, fixed, ...drag }: Props) => (
  <>
    {!fixed && <RowGrips {...drag} />}
    <SpokenPlace rows={drag.rows} id={moved} />
  </>
);
