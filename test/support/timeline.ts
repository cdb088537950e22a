import { listTimeline } from '#lambdas/store/sent-offer/timeline-store.ts';

/** The timeline of an offer, the newest line first, without the reports of mails: they come when they come. */
export const timelineOf = async (offer: string) =>
  (await listTimeline(offer)).items.filter(({ event }) => event !== 'delivered');
