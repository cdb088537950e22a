import type { RowDragProps } from './row-drag.tsx';
import { RowGrips } from './row-grips.tsx';
import { SpokenPlace } from './spoken-place.tsx';

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
