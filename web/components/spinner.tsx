import './spinner.css';

type Props = { label?: string; large?: boolean };

/** Beside a text it needs no label. */
export function Spinner({ label, large }: Props) {
  const className = `spinner${large ? ' large' : ''}`;
  return label ? (
    <span className={className} role="status" aria-label={label} />
  ) : (
    <span className={className} aria-hidden="true" />
  );
}
