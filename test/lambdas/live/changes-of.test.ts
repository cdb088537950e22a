import { describe, expect, it } from 'vitest';
import { wakes } from '#infra/wakes.ts';
import * as live from '#lambdas/live/changes-of.ts';
import {
  type CollectionKind,
  collectionKinds,
  orderedKinds,
} from '#lambdas/store/catalogue/collection-kinds.ts';
import { followedKeys, publishedKeys } from '#lambdas/stream-keys.ts';

type StreamRecord = Parameters<typeof live.changesOf>[0];
type Image = NonNullable<StreamRecord['dynamodb']>['NewImage'];

/** The changes that a record tells of; the stream must let its key through. */
function changesOf(record: StreamRecord) {
  const told = live.changesOf(record);
  const { pk, sk } = record.dynamodb?.Keys ?? {};
  if (told.length > 0) expect(wakes(publishedKeys, pk?.S ?? '', sk?.S ?? '')).toBe(true);
  return told;
}

const recordOf = (pk: string, sk: string) => ({
  dynamodb: {
    Keys: { pk: { S: pk }, sk: { S: sk } },
    NewImage: {
      profile: { M: { revision: { N: '4' }, country: { S: 'DE' } } },
      signedInAt: { S: '2026-11-20T08:00:00.000Z' },
    },
  },
});

const heardAs: Record<CollectionKind, { scope: string; entity: string }> = {
  product: { scope: 'catalogue', entity: 'product' },
  phase: { scope: 'catalogue', entity: 'phase' },
  pricelist: { scope: 'catalogue', entity: 'priceList' },
  colorlist: { scope: 'admin', entity: 'colourFolder' },
  tag: { scope: 'admin', entity: 'tag' },
};

it.each(collectionKinds)('tells of a changed %s [COL-028]', (kind) => {
  expect(changesOf(recordOf(`CATALOGUE#${kind}`, 'x1'))).toEqual([{ ...heardAs[kind], id: 'x1' }]);
});

it.each(orderedKinds)('tells of the order of each collection that has one: %s [COL-028]', (kind) => {
  expect(changesOf(recordOf('ORDER', kind))).toEqual([{ ...heardAs[kind], id: '' }]);
});

it('tells of a changed user, and not of other items beside the user', () => {
  expect(changesOf(recordOf('U#andrea', 'PROFILE'))).toEqual([
    { scope: 'user:andrea', entity: 'user', id: 'andrea', revision: 4 },
    { countries: ['DE'], entity: 'user', id: 'andrea', revision: 4 },
  ]);
  expect(changesOf(recordOf('U#andrea', 'ACTIVITY'))).toEqual([]);
});

it('tells the managers of the country before and of the country after that a user moved', () => {
  const record = recordOf('U#andrea', 'PROFILE');
  const OldImage: Image = { profile: { M: { revision: { N: '3' } } } };
  expect(changesOf({ dynamodb: { ...record.dynamodb, OldImage } })).toContainEqual({
    countries: [null, 'DE'],
    entity: 'user',
    id: 'andrea',
    revision: 4,
  });
});

it('tells of an invitation those who manage its country', () => {
  const { dynamodb } = recordOf('INVITES', 'i1');
  const NewImage: Image = { country: { S: 'DE' }, revision: { N: '2' } };
  const told = [{ countries: ['DE'], entity: 'invitation', id: 'i1', revision: 2 }];
  expect(changesOf({ dynamodb: { ...dynamodb, NewImage } })).toEqual(told);
});

describe('a sent offer', () => {
  const told = (sk: string, uid?: string) =>
    changesOf({
      dynamodb: {
        Keys: { pk: { S: 'SENT#o1' }, sk: { S: sk } },
        NewImage: { state: { S: 'opened' }, ...(uid && { uid: { S: uid } }) },
      },
    });

  it('is told to its owner alone when its state changes or its acceptance, without their data [FUP-021]', () => {
    const change = { scope: 'user:andrea', entity: 'sentOffer', id: 'o1' };
    expect(told('STATE', 'andrea')).toEqual([change]);
    expect(told('ACCEPTED', 'andrea')).toEqual([change]);
  });

  it('is told to nobody by its versions, lines, messages, deliveries and codes: the light offer tells', () => {
    for (const sk of ['V#0001', 'E#1', 'M#1', 'D#1', 'CODE#1']) {
      expect(told(sk, 'andrea')).toEqual([]);
      expect(wakes(publishedKeys, 'SENT#o1', sk)).toBe(false);
    }
  });

  it('that says no owner is told to nobody', () => expect(told('STATE')).toEqual([]));
});

describe('an event of an own offer', () => {
  const Keys = { pk: { S: 'U#andrea' }, sk: { S: 'EVENT#2026-11-20T10:00:00.000Z#e1' } };

  it('is told to the user’s own windows when it comes, and to nobody when it lapses [FUP-018]', () => {
    const image = { kind: { S: 'opened' } };
    const told = [{ scope: 'user:andrea', entity: 'inbox', id: '' }];
    expect(changesOf({ dynamodb: { Keys, NewImage: image } })).toEqual(told);
    expect(changesOf({ dynamodb: { Keys, OldImage: image } })).toEqual([]);
  });
});

it('tells nobody of work about a person', () => {
  for (const kind of ['personal_data', 'erasure'])
    expect(changesOf(recordOf('UNFINISHED', `${kind}#20261120-a`))).toEqual([]);
});

it('tells nobody of a copy of a product, whose name stands for its prices; no function is woken by it', () => {
  const [pk, sk] = ['COPY#vTkLzX', 'COPY'];
  expect(changesOf(recordOf(pk, sk))).toEqual([]);
  expect([publishedKeys, followedKeys].map((keys) => wakes(keys, pk, sk))).toEqual([false, false]);
});

describe('a session of a user', () => {
  const used = { usedAt: { S: '2026-11-20T08:00:00.000Z' } };
  const ended = { endedAt: { S: '2026-11-20T09:00:00.000Z' } };
  const told = (OldImage: object | undefined, NewImage: object | undefined) =>
    changesOf({
      dynamodb: {
        Keys: { pk: { S: 'U#andrea' }, sk: { S: 'SESSION#s1' } },
        ...(OldImage && { OldImage: OldImage as Image }),
        ...(NewImage && { NewImage: NewImage as Image }),
      },
    });

  it('is told to the user’s own windows when it begins and when it ends', () => {
    const change = { scope: 'user:andrea', entity: 'session', id: '' };
    expect(told(undefined, used)).toEqual([change]);
    expect(told(used, ended)).toEqual([change]);
  });

  it('is told nobody while it is used, and when it has lapsed', () => {
    expect(told(used, used)).toEqual([]);
    expect(told(ended, undefined)).toEqual([]);
  });
});

it('tells super users that long work began or is over, so that two of them see the same', () => {
  expect(changesOf(recordOf('UNFINISHED', 'price_update#20261120-a'))).toEqual([
    { scope: 'admin', entity: 'job', id: '20261120-a' },
  ]);
  expect(changesOf(recordOf('JOBS#price_update', '20261120-a'))).toEqual([]);
});

const notificationRecord = (before: Image, after: Image) => ({
  dynamodb: {
    Keys: { pk: { S: 'NOTIFICATIONS' }, sk: { S: 'n' } },
    ...(before && { OldImage: before }),
    ...(after && { NewImage: after }),
  },
});

describe('a notification', () => {
  const draft = { status: { S: 'draft' }, revision: { N: '2' }, sentAt: { NULL: true } };
  const sent = { ...draft, status: { S: 'sent' }, sentAt: { S: '2026-11-20T10:00:00.000Z' } };
  const edited = { ...sent, revision: { N: '3' }, editedAt: { S: '2026-11-20T11:00:00.000Z' } };
  const archived = { ...sent, status: { S: 'archived' }, revision: { N: '3' } };
  const told = (before: Image, after: Image) =>
    changesOf(notificationRecord(before, after)).map((change) =>
      [...('scope' in change ? [change.scope] : change.countries), change.entity, change.id].join(' '),
    );
  const admin = 'admin notification n';
  const everybody = 'catalogue inbox ';

  it('is told super users whatever becomes of it, and users when their inbox is another [OPW-45]', () => {
    expect(told(undefined, draft)).toEqual([admin]);
    expect(told(draft, { ...draft, status: { S: 'sending' } })).toEqual([admin]);
    expect(told({ ...draft, status: { S: 'sending' } }, sent)).toEqual([admin, everybody]);
    expect(told(sent, edited)).toEqual([admin, everybody]);
    expect(told(sent, archived)).toEqual([admin]);
    expect(told(archived, sent)).toEqual([admin]);
    expect(told(archived, undefined)).toEqual([admin, everybody]);
    expect(told(draft, undefined)).toEqual([admin]);
  });

  it('that a user has read is told to their own windows', () => {
    expect(changesOf(recordOf('U#andrea', 'INBOX'))).toEqual([
      { scope: 'user:andrea', entity: 'inbox', id: '' },
    ]);
  });
});
