const parts = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Rome',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Milliseconds that clocks in Rome are ahead of UTC at an instant. */
const aheadAt = (instant: number) => Date.parse(`${parts.format(instant).replace(' ', 'T')}Z`) - instant;

/**
 * The instant (ISO 8601) of a day and time in Rome as a field gives it, '2026-12-01T08:00'; undefined when it is none. An
 * hour that clocks skip counts from before they did.
 */
export function romeInstant(local: string): string | undefined {
  const asUtc = Date.parse(`${local}Z`);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local) || Number.isNaN(asUtc)) return undefined;
  const guess = asUtc - aheadAt(asUtc);
  return new Date(asUtc - aheadAt(guess)).toISOString();
}

/** The day and time in Rome of an instant, as a field takes it. */
export const romeLocal = (instant: Date): string => parts.format(instant).replace(' ', 'T').slice(0, 16);
