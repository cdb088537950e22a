import { formatSignedPercent } from '#shared/format/format-percent.ts';
import type { Fraction } from '#shared/money/units.ts';
import { Icon } from './icon.tsx';
import './delta.css';

/** The variation of a price. Arrow and sign say it, for those who do not see the colour. */
export function Delta({ variation }: { variation: Fraction }) {
  const way = variation > 0 ? 'up' : variation < 0 ? 'down' : 'none';
  return (
    <span className={`delta ${way}`}>
      {way !== 'none' && <Icon name={way === 'up' ? 'arrow-up' : 'arrow-down'} />}
      {formatSignedPercent(variation)}
    </span>
  );
}
