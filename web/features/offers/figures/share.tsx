import { fraction } from '#shared/money/units.ts';
import { NoValue, Percent } from '#web/components/amount.tsx';

/** Hundredths of a percent; a dash where nothing is to be divided (FUP-022). */
export const Share = ({ value }: { value: number | null }) =>
  value === null ? <NoValue /> : <Percent value={fraction(value * 100)} />;
