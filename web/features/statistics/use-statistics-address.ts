import { type AddressReader, type ChangeState, useAddressState } from '#web/lib/use-address-state.ts';
import { type Period, periods, startPeriod } from './weeks.ts';

/** The number that the columns of the weeks show. */
export const measures = ['quotations', 'value'] as const;
export type Measure = (typeof measures)[number];

export type Shown = {
  period: Period;
  /** Two letters, '' for all. */
  country: string;
  measure: Measure;
};

const readAddress = ({ text, oneOf }: AddressReader): Shown => ({
  period: oneOf('period', periods, startPeriod),
  country: /^[A-Z]{2}$/.test(text('country')) ? text('country') : '',
  measure: oneOf('measure', measures, measures[0]),
});

export type ChangeShown = ChangeState<Shown>;

export const useStatisticsAddress = () => useAddressState(readAddress);
