import { log } from '#lambdas/runtime/log.ts';
import { pushToUser } from '#lambdas/store/device/push-to-user.ts';
import { mailLanguage } from '#lambdas/store/mail/mail-language.ts';
import { readOfferSettings } from '#lambdas/store/offer/offer-settings-store.ts';
import { readLightOffer } from '#lambdas/store/offer/offer-store.ts';
import { listDuePushes, takePush } from '#lambdas/store/own-event/due-push-store.ts';
import { readUser } from '#lambdas/store/user/user-store.ts';
import en from '#locales/en/pushes.json' with { type: 'json' };
import it from '#locales/it/pushes.json' with { type: 'json' };
import { fill } from '#shared/document/document-texts.ts';
import { isQuiet } from '#shared/notifications/is-quiet.ts';
import { offerNumber } from '#shared/offers/offer-number.ts';
import { type OwnEvent, pushedEvents } from '#shared/schemas/own-event.ts';

const texts = { en, it };

/**
 * Tells the devices of owners what happened to their offers, unless they turned it off; at night all of it waits (FUP-017,
 * FUP-019). The bell has it already: a push is taken before it is sent, and one that fails is not tried again (FUP-020).
 */
export async function pushOwners(clock: () => Date, end: number): Promise<void> {
  if (isQuiet(clock())) return;
  for (const due of await listDuePushes(clock())) {
    if (clock().getTime() >= end) return;
    try {
      if (await takePush(due)) await push(due.uid, due.event);
    } catch (cause) {
      log.error('the devices of an owner were not told', {
        reason: cause instanceof Error ? cause.name : 'unknown',
      });
    }
  }
}

/** The number of the offer and the event: a lock screen shows no name and no amount. */
async function push(uid: string, { kind, offer }: OwnEvent): Promise<void> {
  const pushed = pushedEvents.find((each) => each === kind);
  const [user, { mutedPushes }, light] = await Promise.all([
    readUser(uid),
    readOfferSettings(uid),
    readLightOffer(uid, offer),
  ]);
  if (!pushed || mutedPushes.includes(pushed) || !user || user.archived || !light) return;
  const { title, events } = texts[mailLanguage(user)].offer;
  await pushToUser(uid, {
    title: fill(title, { number: offerNumber(light) }),
    body: events[pushed],
    offerId: offer,
  });
}
