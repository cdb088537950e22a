import { sorts } from '#lambdas/store/keys.ts';
import type { PersonalDataWork } from '#shared/schemas/personal-data.ts';
import { archiveTexts } from './archive-texts.ts';
import { listLapsing, listOwnRecords } from './own-records.ts';
import type { Files } from './zip-part.ts';

/** The account and the rest of the user's own partition, the expiring items, and an explanation of the files. */
export async function personFiles({ uid, language }: PersonalDataWork): Promise<Files> {
  const [records, lapsing] = await Promise.all([listOwnRecords(uid), listLapsing(uid)]);
  const account = records.find(({ kind }) => kind === sorts.profile)?.content ?? {};
  const { profile, ...marks } = account;
  const texts = archiveTexts[language];
  return {
    [texts.readmeName]: `${texts.readme.join('\n\n')}\n`,
    'account.json': { ...marks, ...(typeof profile === 'object' && profile) },
    'records.json': records.filter(({ kind }) => kind !== sorts.profile),
    'lapsing.json': lapsing,
  };
}
