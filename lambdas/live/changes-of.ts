import type { DynamoDBRecord } from 'aws-lambda';
import type { CollectionKind } from '#lambdas/store/catalogue/collection-kinds.ts';
import { partitions, sorts } from '#lambdas/store/keys.ts';
import type { Change } from '#lambdas/store/live/send-change.ts';
import { userScope } from '#shared/access/may-hear-scope.ts';
import { personalJobKinds } from '#shared/schemas/job.ts';

type Image = NonNullable<DynamoDBRecord['dynamodb']>['NewImage'];

/** A change of one country: each super user who manages it hears of it in a scope of their own. */
export type OfCountries = Omit<Change, 'scope'> & { countries: (string | null)[] };

type Heard = { entity: string; scope: 'catalogue' | 'admin' };

/** The names of the collections of the catalogue on screens, and the scopes that hear of them. */
const ofCatalogue: Record<CollectionKind, Heard> = {
  product: { entity: 'product', scope: 'catalogue' },
  phase: { entity: 'phase', scope: 'catalogue' },
  pricelist: { entity: 'priceList', scope: 'catalogue' },
  colorlist: { entity: 'colourFolder', scope: 'admin' },
  tag: { entity: 'tag', scope: 'admin' },
};

/** Pointers are told like collections. */
const collections: Record<string, Heard | readonly Heard[]> = {
  ...ofCatalogue,
  [sorts.guidedTestDraft]: { entity: 'guidedTestDraft', scope: 'admin' },
  /** The pointer to what users run. */
  [sorts.guidedTest]: [
    { entity: 'guidedTest', scope: 'catalogue' },
    { entity: 'guidedTestDraft', scope: 'admin' },
  ],
  /** The pointer to the published colours: afterwards other things of the folders are unpublished. */
  colours: [
    { entity: 'colour', scope: 'catalogue' },
    { entity: 'colourFolder', scope: 'admin' },
  ],
};

/** The messages of a record of the table. The items of orders and pointers are about a whole collection. */
export function changesOf({ dynamodb }: DynamoDBRecord): (Change | OfCountries)[] {
  const partition = dynamodb?.Keys?.pk?.S ?? '';
  const sort = dynamodb?.Keys?.sk?.S ?? '';
  const image = dynamodb?.NewImage ?? dynamodb?.OldImage;
  if (partitions.quotation.restOf(partition)) return quotationChanges(image, dynamodb);
  const user = partitions.user.restOf(partition);
  if (user) return ownChanges(user, sort, dynamodb);
  if (partition === partitions.unfinishedJobs) return jobChanges(sort);
  if (partition === partitions.notifications)
    return notificationChanges(sort, dynamodb?.OldImage, dynamodb?.NewImage);
  if (partition === partitions.invitations) return [invitationChange(sort, image)];
  const sent = partitions.sentOffer.restOf(partition);
  if (sent) return sentChanges(sent, sort, image);
  const kind = partitions.catalogue.restOf(partition);
  const collection = collections[kind ?? sort];
  if (!collection) return ownedChanges(partition, sort, image);
  const id = kind ? sort : '';
  return [collection].flat().map(({ scope, entity }) => ({ scope, entity, id, ...revisionOf(image) }));
}

type Images = DynamoDBRecord['dynamodb'];

/** Before and after: the former and the present holder are both told. */
const bothOf = (images: Images): Image[] =>
  [images?.OldImage, images?.NewImage].filter((image) => image !== undefined);

function quotationChanges(image: Image, images: Images): (Change | OfCountries)[] {
  const [id, uid] = [image?.id?.S, image?.uid?.S];
  if (!id || !uid) return [];
  const change = { entity: 'quotation', id, revision: Number(image?.revision?.N ?? 0) };
  const countries = bothOf(images).map((each) => each?.userCountry?.S ?? null);
  return [
    { scope: userScope(uid), ...change },
    { countries, ...change },
  ];
}

/** The mark of unfinished work: super users hear that it began and that it is over, unless it is about a person. */
function jobChanges(sort: string): Change[] {
  const [kind, id = ''] = sort.split('#');
  const isOfPerson = personalJobKinds.some((personal) => personal === kind);
  return isOfPerson ? [] : [{ scope: 'admin', entity: 'job', id }];
}

const ownChanges = (id: string, sort: string, dynamodb: Images): (Change | OfCountries)[] => {
  const { OldImage: before, NewImage: after } = dynamodb ?? {};
  if (sort === sorts.profile) return userChanges(id, dynamodb);
  // Nobody hears that a session is used. Its own browser also hears that it ended.
  if (sort.startsWith(sorts.session.prefix) && after && (!before || after.endedAt))
    return [{ scope: userScope(id), entity: 'session', id: '' }];
  // An event that lapses is no news.
  const isInbox = sort === sorts.inboxMarks || (sort.startsWith(sorts.ownEvent.prefix) && after);
  return isInbox ? [{ scope: userScope(id), entity: 'inbox', id: '' }] : [];
};

/** Kinds of items in partitions of their owner. */
const ownedKinds = [
  { partition: partitions.customers, sort: sorts.customer, entity: 'customer' },
  { partition: partitions.customers, sort: sorts.colourCard, entity: 'colourCard' },
  { partition: partitions.works, sort: sorts.work, entity: 'work' },
  { partition: partitions.offers, sort: sorts.lightOffer, entity: 'offer' },
  { partition: partitions.offers, sort: sorts.offerText, entity: 'offerText' },
  { partition: partitions.offers, sort: sorts.offerTemplate, entity: 'offerTemplate' },
  { partition: partitions.offers, sort: sorts.offerSettings, entity: 'offerSettings' },
] as const;

/** Their owner alone hears of them. */
const ownedChanges = (partition: string, sort: string, image: Image): Change[] =>
  ownedKinds.flatMap((kind) => {
    const owner = kind.partition.restOf(partition);
    const id = kind.sort.restOf(sort);
    return owner && id ? [{ scope: userScope(owner), entity: kind.entity, id, ...revisionOf(image) }] : [];
  });

/**
 * State and acceptance of a sent offer: its owner alone hears of them. What else happens to it changes the light offer
 * (FUP-021).
 */
function sentChanges(id: string, sort: string, image: Image): Change[] {
  const uid = image?.uid?.S;
  const isTold = sort === sorts.sentHead || sort === sorts.acceptance;
  return uid && isTold ? [{ scope: userScope(uid), entity: 'sentOffer', id }] : [];
}

/** Super users hear of every notification; inboxes hear of changes that users see. */
function notificationChanges(id: string, before: Image, after: Image): Change[] {
  const change = { scope: 'admin', entity: 'notification', id, ...revisionOf(after ?? before) };
  return seenIn(before) === seenIn(after)
    ? [change]
    : [change, { scope: 'catalogue', entity: 'inbox', id: '' }];
}

/** Tells apart the states that users see: they do not see archiving (OPW-45). */
const seenIn = (image: Image): string =>
  ['sent', 'archived'].includes(image?.status?.S ?? '') ? `${image?.sentAt?.S} ${image?.editedAt?.S}` : '';

/** An invitation never moves to another country. */
const invitationChange = (id: string, image: Image): OfCountries => ({
  countries: [image?.country?.S ?? null],
  entity: 'invitation',
  id,
  ...revisionOf(image),
});

/** They hear of it themselves, and super users of their countries do. */
function userChanges(id: string, images: Images): (Change | OfCountries)[] {
  const profiles = bothOf(images).map((image) => image?.profile?.M);
  const change = { entity: 'user', id, revision: Number(profiles.at(-1)?.revision?.N ?? 0) };
  const countries = profiles.map((profile) => profile?.country?.S ?? null);
  return [
    { scope: userScope(id), ...change },
    { countries, ...change },
  ];
}

const revisionOf = (image: Image) => (image?.revision?.N ? { revision: Number(image.revision.N) } : {});
