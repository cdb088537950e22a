import { day as millisecondsOfDay } from '#shared/day.ts';
import type { Offer } from '#shared/schemas/offer.ts';
import { dayInRome } from './offer-number.ts';

/** A day so many days after another one: '2026-11-26' and 30 are '2026-12-26'. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * millisecondsOfDay).toISOString().slice(0, 10);

/** Days from one day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / millisecondsOfDay);

/** Whether an offer is expired: from the first moment, in Rome, after the day it is good until (OFR-067). */
export const isExpired = ({ validUntil }: Pick<Offer, 'validUntil'>, now: Date): boolean =>
  validUntil < dayInRome(now);
