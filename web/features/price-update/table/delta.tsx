import { formatSignedPercent } from '#shared/format/format-percent.ts';
import type { Fraction } from '#shared/money/units.ts';
import { Icon } from '#web/components/icon.tsx';

/** By how much a price varies: the arrow and the sign say it, the colour only helps. */
export function Delta({ variation }: { variation: Fraction }) {
  const way = variation > 0 ? 'up' : variation < 0 ? 'down' : 'none';
  return (
    <span className={`delta ${way}`}>
      {way !== 'none' && <Icon name={way === 'up' ? 'arrow-up' : 'arrow-down'} />}
      {formatSignedPercent(variation)}
    </span>
  );
}
