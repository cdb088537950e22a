import { type Period, type PeriodKind, periodAround } from '#shared/offers/following/period.ts';
import { dayInRome } from '#shared/offers/offer-number.ts';
import { dayAfter } from '#shared/offers/validity.ts';
import { type AddressReader, useAddressState } from '#web/lib/use-address-state.ts';

/** A month, a quarter, a year, or days that one chooses. */
export const periodKinds = ['month', 'quarter', 'year', 'days'] as const;
type Kind = PeriodKind | 'days';

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** The screen opens with the year; `day` is one of the period, today without it. */
const readAddress = ({ text, oneOf }: AddressReader) => {
  const day = (key: string) => (isDay(text(key)) ? text(key) : '');
  return {
    kind: oneOf<Kind, Kind>('kind', periodKinds, 'year'),
    day: day('day'),
    from: day('from'),
    to: day('to'),
  };
};

type State = ReturnType<typeof readAddress>;

/** The period that the address names, and the ways to others. */
export function usePeriod() {
  const [state, change] = useAddressState<State>(readAddress);
  const today = dayInRome(new Date());
  const { kind } = state;
  const period = periodOf(state, today);
  const goTo = (to: string) => change({ day: to });
  return {
    ...{ kind, period, today, days: { from: state.from, to: state.to } },
    /** Another kind keeps what is shown: its days, or the period around its last day that has come. */
    show: (next: Kind) =>
      change(
        next === 'days'
          ? { ...period, kind: next, day: '' }
          : { kind: next, day: period.to < today ? period.to : '', from: '', to: '' },
      ),
    showDays: (days: Period) => change(days),
    before: () => goTo(dayAfter(period.from, -1)),
    /** None after the one that today is in. */
    after: period.to < today ? () => goTo(dayAfter(period.to, 1)) : undefined,
  };
}

/** Days that are not chosen yet are open: all there is until today, or since. */
function periodOf({ kind, day, from, to }: State, today: string): Period {
  if (kind !== 'days') return periodAround(day || today, kind);
  return { from: from || '0000-01-01', to: to || '9999-12-31' };
}
