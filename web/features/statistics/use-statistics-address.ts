import { type ChangeState, useAddressState } from '#web/lib/use-address-state.ts';
import { type Period, periods, startPeriod } from './weeks.ts';

/** The number that the columns of the weeks show. */
export const measures = ['quotations', 'value'] as const;
export type Measure = (typeof measures)[number];

/** The state of the screen; it is kept in the address, for back and reload. */
export type Shown = {
  period: Period;
  /** Two letters, '' for all. */
  country: string;
  measure: Measure;
};

function readAddress(params: URLSearchParams): Shown {
  const country = params.get('country') ?? '';
  return {
    period: periods.find((known) => known === params.get('period')) ?? startPeriod,
    country: /^[A-Z]{2}$/.test(country) ? country : '',
    measure: measures.find((known) => known === params.get('measure')) ?? measures[0],
  };
}

/** Writes only values that differ from the start. */
function writeAddress({ period, country, measure }: Shown): URLSearchParams {
  const params = new URLSearchParams();
  if (period !== startPeriod) params.set('period', period);
  if (country) params.set('country', country);
  if (measure !== measures[0]) params.set('measure', measure);
  return params;
}

export type ChangeShown = ChangeState<Shown>;

export const useStatisticsAddress = () => useAddressState(readAddress, writeAddress);
