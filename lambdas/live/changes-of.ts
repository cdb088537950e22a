import type { DynamoDBRecord } from 'aws-lambda';
import type { CollectionKind } from '#lambdas/store/collection-kinds.ts';
import type { Change } from '#lambdas/store/live-channel.ts';
import { userScope } from '#shared/access/may-hear-scope.ts';

type Image = NonNullable<DynamoDBRecord['dynamodb']>['NewImage'];

type Heard = { entity: string; scope: 'catalogue' | 'admin' };

/** What the screens call the collections of the catalogue, and who hears of them: some are for super users alone. */
const ofCatalogue: Record<CollectionKind, Heard> = {
  product: { entity: 'product', scope: 'catalogue' },
  phase: { entity: 'phase', scope: 'catalogue' },
  pricelist: { entity: 'priceList', scope: 'catalogue' },
  colorlist: { entity: 'colorlist', scope: 'admin' },
  tag: { entity: 'tag', scope: 'admin' },
};

/** Pointers are told like collections. */
const collections: Record<string, Heard | readonly Heard[]> = {
  ...ofCatalogue,
  'wizard-draft': { entity: 'wizard', scope: 'admin' },
  /** The pointer to what users run. */
  wizard: [
    { entity: 'guidedTest', scope: 'catalogue' },
    { entity: 'wizard', scope: 'admin' },
  ],
  /** The pointer to the published colours: afterwards other things of the folders are unpublished. */
  colours: [
    { entity: 'colour', scope: 'catalogue' },
    { entity: 'colorlist', scope: 'admin' },
  ],
};

/** Whom a record of the table is told, and as what. The items of orders and pointers are about a whole collection. */
export function changesOf({ dynamodb }: DynamoDBRecord): Change[] {
  const [partition = '', kind = ''] = (dynamodb?.Keys?.pk?.S ?? '').split('#');
  const sort = dynamodb?.Keys?.sk?.S ?? '';
  const image = dynamodb?.NewImage ?? dynamodb?.OldImage;
  if (partition === 'Q') return quotationChanges(image);
  if (partition === 'U') return ownChanges(kind, sort, dynamodb);
  // The mark of unfinished work: super users hear that it began, and that it is over.
  if (partition === 'UNFINISHED') return [{ scope: 'admin', entity: 'job', id: sort.split('#')[1] ?? '' }];
  if (partition === 'NOTIFICATIONS') return notificationChanges(sort, dynamodb?.OldImage, dynamodb?.NewImage);
  const collection = collections[partition === 'CATALOGUE' ? kind : sort];
  if (!collection) return [];
  const id = partition === 'CATALOGUE' ? sort : '';
  return [collection].flat().map(({ scope, entity }) => ({ scope, entity, id, ...revisionOf(image) }));
}

function quotationChanges(image: Image): Change[] {
  const [id, uid] = [image?.id?.S, image?.uid?.S];
  if (!id || !uid) return [];
  const change = { entity: 'quotation', id, revision: Number(image?.revision?.N ?? 0) };
  return [userScope(uid), 'admin'].map((scope) => ({ scope, ...change }));
}

const ownChanges = (id: string, sort: string, dynamodb: DynamoDBRecord['dynamodb']): Change[] => {
  const { OldImage: before, NewImage: after } = dynamodb ?? {};
  if (sort === 'PROFILE') return userChanges(id, after ?? before);
  // That one is used tells nobody; that one ended is told its own browser, too.
  if (sort.startsWith('SESSION#') && after && (!before || after.endedAt))
    return [{ scope: userScope(id), entity: 'session', id: '' }];
  return sort === 'INBOX' ? [{ scope: userScope(id), entity: 'inbox', id: '' }] : [];
};

/** Super users hear of every notification; who has an inbox hears when something of it may be another. */
function notificationChanges(id: string, before: Image, after: Image): Change[] {
  const change = { scope: 'admin', entity: 'notification', id, ...revisionOf(after ?? before) };
  return seenIn(before) === seenIn(after)
    ? [change]
    : [change, { scope: 'catalogue', entity: 'inbox', id: '' }];
}

/** What tells one state of what users see from another: archiving is none of it (OPW-45). */
const seenIn = (image: Image): string =>
  ['sent', 'archived'].includes(image?.status?.S ?? '') ? `${image?.sentAt?.S} ${image?.editedAt?.S}` : '';

/** He hears of it himself, and super users do; what they may not see they are not answered. */
function userChanges(id: string, image: Image): Change[] {
  const change = { entity: 'user', id, revision: Number(image?.profile?.M?.revision?.N ?? 0) };
  return [userScope(id), 'admin'].map((scope) => ({ scope, ...change }));
}

const revisionOf = (image: Image) => (image?.revision?.N ? { revision: Number(image.revision.N) } : {});
