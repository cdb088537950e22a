/** How an acceptance outside the page came about (SND-042). */
export const acceptanceWays = ['spoken', 'mail', 'paper', 'other'] as const;
export type AcceptanceWay = (typeof acceptanceWays)[number];
