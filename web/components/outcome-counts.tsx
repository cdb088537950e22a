import { formatWhole } from '#shared/format/format-number.ts';
import './outcome-counts.css';

type Props = {
  /** Without a number while it is awaited. */
  counts: readonly { name: string; count: number | undefined }[];
};

/** How much ended in which way. */
export const OutcomeCounts = ({ counts }: Props) => (
  <dl className="outcome-counts">
    {counts.map(({ name, count }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{count === undefined ? '…' : formatWhole(count)}</dd>
      </div>
    ))}
  </dl>
);
