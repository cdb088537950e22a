/** Mails to customers of one account: how many went to SES, came back for good, and were complained about. */
export type MailCounts = { sent: number; bounced: number; complained: number };

/** The counts of one day: '2026-12-03'. */
export type MailDay = MailCounts & { day: string };

/** Days that count, today included (SND-024). */
const countedDays = 30;
const fewestMails = 20;
const mostComplaints = 2;

/** The day from which counts still matter: '2026-11-04' on 2026-12-03. */
export const firstCountedDay = (today: string): string =>
  new Date(Date.parse(today) - (countedDays - 1) * 86_400_000).toISOString().slice(0, 10);

/** The sums of the last 30 days. */
export function recentCounts(days: readonly MailDay[], today: string): MailCounts {
  const first = firstCountedDay(today);
  const recent = days.filter(({ day }) => day >= first && day <= today);
  const sumOf = (name: keyof MailCounts) => recent.reduce((sum, counts) => sum + counts[name], 0);
  return { sent: sumOf('sent'), bounced: sumOf('bounced'), complained: sumOf('complained') };
}

/**
 * Whether the account sends no more mails to customers: two complaints, or more than a tenth of at least 20 mails came
 * back for good (SND-024).
 */
export const isPausedBy = ({ sent, bounced, complained }: MailCounts): boolean =>
  complained >= mostComplaints || (sent >= fewestMails && bounced * 10 > sent);
