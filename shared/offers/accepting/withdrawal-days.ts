import { dayInRome } from '../offer-number.ts';
import { endOfDayInRome } from '../sending/end-of-day-in-rome.ts';
import { dayAfter } from '../validity.ts';

/** Days after the acceptance on which a consumer may withdraw from the contract. */
const withdrawalDays = 14;

/** The last day, in Rome, to withdraw from what was accepted at this moment (ACC-054). */
export const lastWithdrawalDay = (acceptedAt: Date): string =>
  dayAfter(dayInRome(acceptedAt), withdrawalDays);

type Accepted = {
  acceptedAt: string;
  /** Accepted on the page; the owner's note of an acceptance is none. */
  signed: boolean;
  /** The version carries the withdrawal notice. */
  hasNotice: boolean;
  cancelled: boolean;
};

/** Whether the customer may withdraw here and now; all else is `withdrawal-closed` (ACC-054, ACC-056). */
export const mayWithdraw = ({ acceptedAt, signed, hasNotice, cancelled }: Accepted, now: Date): boolean =>
  signed && hasNotice && !cancelled && now < endOfDayInRome(lastWithdrawalDay(new Date(acceptedAt)));
