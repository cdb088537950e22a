/** How a customer accepted outside the page (SND-042). */
export const acceptanceWays = ['spoken', 'mail', 'paper', 'other'] as const;
export type AcceptanceWay = (typeof acceptanceWays)[number];
