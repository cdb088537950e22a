const parts = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Rome',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** An instant as a field of day and time has it, in Rome: '2026-11-18T09:12'; empty when it is no date. */
export function romeTime(instant: string): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? '' : parts.format(date).replace(' ', 'T');
}

/** The instant of a day and time in Rome; undefined while it is not whole. In the hour that comes twice, the first. */
export function instantOf(local: string): string | undefined {
  const wanted = Date.parse(`${local}Z`);
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local) || Number.isNaN(wanted)) return undefined;
  // Rome is one or two hours ahead; what fits neither is an hour that does not exist.
  const found = [2, 1].map((hours) => new Date(wanted - hours * 3_600_000).toISOString());
  return found.find((instant) => romeTime(instant) === local) ?? found[1];
}
