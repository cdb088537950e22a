import { paths } from '#shared/access/paths.ts';
import { newQuotationTypes, type RoutePath, routes } from '#shared/access/routes.ts';
import type { Who } from '#test/support/cloud.ts';
import { invitationLink, invited } from '#test/support/invitations-api.ts';
import { shared } from '#test/support/share-links-api.ts';
import { completeOwn } from '../texts/complete-own.ts';
import { firstOf, type Shown, shownProduct } from '../texts/complete-things.ts';
import { type Say, sentCopy } from '../texts/sent-copy.ts';

/** Users that open screens. */
export type Visitor = 'superUser' | 'painter' | 'nobody';
export type Visit = { visitor: Visitor; path: string };

/** Screens that lead to other sites. */
const leave: readonly RoutePath[] = ['/ios', '/android', '/english-demo'];
/** Pages that need a token. */
const withToken = { document: 'the shared document', invitation: 'the page of an invitation' };

/** Every screen, for each kind of visitor that may open it. */
export const visits: readonly Visit[] = [
  ...Object.values(routes).flatMap(({ path, access }): Visit[] => {
    if (leave.includes(path)) return [];
    if (access === 'open') return [{ visitor: 'nobody', path }];
    if (access === 'administrator') return [{ visitor: 'superUser', path }];
    return [
      { visitor: 'superUser', path },
      { visitor: 'painter', path },
    ];
  }),
  ...Object.values(withToken).map((path): Visit => ({ visitor: 'nobody', path })),
];

/** Returns the addresses of each path. */
export async function addressesOfVisits(shown: Shown) {
  const { id: quotation, uid } = shown;
  const document = new URL((await shared('painter', quotation)).address);
  const invitation = await invitationLink((await invited({ message: 'Vieni con noi' })).email);
  const opened: Record<string, URL> = { [withToken.document]: document, [withToken.invitation]: invitation };
  const ids: Record<string, string> = {
    preventivi: quotation,
    prodotti: shownProduct,
    utenti: uid,
    fasi: await firstOf('phase'),
    listini: await firstOf('pricelist'),
    cartelle: await firstOf('colorlist'),
  };
  const own: Record<Visitor, Record<string, string>> = {
    superUser: await completeOwn('superUser'),
    painter: await completeOwn('painter'),
    // The page of reminders tells nothing of the offer.
    nobody: { o: 'an-offer' },
  };
  return async ({ visitor, path }: Visit, say: Say): Promise<string[]> => {
    const secret = opened[path];
    if (secret) return [secret.pathname + secret.hash];
    if (path.includes(':type'))
      return newQuotationTypes.map((type) => `${path.replace(':type', type)}?${aPlace}`);
    if (path === routes.receivedOffer.path) {
      const sent = await sentCopies('painter', own.painter.offerte ?? '', say);
      return sent.map(({ page }) => page);
    }
    if (path === routes.offer.path) {
      const draft = own[visitor].offerte ?? '';
      const sent = visitor === 'nobody' ? [] : await sentCopies(visitor, draft, say);
      return [draft, ...sent.map(({ id }) => id)].flatMap((id) => partsOf(paths.offer(id)));
    }
    const area = path.split('/')[1] ?? '';
    const id = ids[area] ?? own[visitor][area];
    if (path.includes(':id') && !id) throw new Error(`No thing is known for ${path}.`);
    const found = path.replace(':id', id ?? '').replace(':quotation', quotation);
    return path.endsWith('/pdf') ? printed.map((how) => `${found}?${how}`) : [found];
  };
}

/** An offer and, once it is sent, its tabs. */
const partsOf = (offer: string) => [
  offer,
  ...['timeline', 'questions', 'versions', 'links'].map((tab) => `${offer}?tab=${tab}`),
];

/** One that waits for its answer, and one that was accepted and then cancelled. */
const sentCopies = async (who: Who, of: string, say: Say) => [
  await sentCopy(who, of, say),
  await sentCopy(who, of, say, true),
];

const aPlace = 'name=Casa&location=Bologna&province=BO';
/** The print view with everything, and with texts alone. */
const printed = ['showPrices=true&showSpecs=true', 'showSpecs=true&type=2'];
