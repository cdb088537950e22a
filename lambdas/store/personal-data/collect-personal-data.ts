import { readJobWork } from '#lambdas/store/job/job-work.ts';
import { stepAt, type Worker } from '#lambdas/store/job/run-job.ts';
import type { Job } from '#shared/schemas/job.ts';
import {
  type PersonalDataStep,
  type PersonalDataWork,
  personalDataSteps,
  personalDataWork,
} from '#shared/schemas/personal-data.ts';
import {
  isArchived,
  listArchiveParts,
  readArchivePart,
  removeArchiveParts,
  writeArchive,
  writeArchivePart,
} from './archive-store.ts';
import { archiveTexts } from './archive-texts.ts';
import { changeFiles } from './change-files.ts';
import { joinedZip } from './joined-zip.ts';
import { offerFiles } from './offer-files.ts';
import { overviewFiles } from './overview-files.ts';
import { personFiles } from './person-files.ts';
import { quotationFiles } from './quotation-files.ts';
import { writeImages } from './write-images.ts';
import { writeSentOffers } from './write-sent-offers.ts';
import { type Files, zipPart } from './zip-part.ts';

/** Puts all that is held about a user into one ZIP: a part a step, joined by the last. */
export const collectPersonalData: Worker = async (job) => {
  const work = personalDataWork.parse(await readJobWork(job));
  const steps = personalDataSteps(work);
  return async (index, now) => {
    const step = stepAt(steps, index, job);
    if (step.what === 'archive') await join(job, work);
    else if (step.what === 'images') await writeImages(work.uid, job.id, job.startedAt);
    else {
      const files = await filesOf(step, work, now);
      const name = String(index).padStart(6, '0');
      if (Object.keys(files).length > 0) await writeArchivePart(job.id, name, zipPart(files, job.startedAt));
      if (step.what === 'offers')
        await writeSentOffers(work.uid, step.ids, { job: job.id, at: job.startedAt });
    }
    return { ended: 'collected' };
  };
};

async function filesOf(step: PersonalDataStep, work: PersonalDataWork, now: Date): Promise<Files> {
  switch (step.what) {
    case 'person':
      return personFiles(work);
    case 'overview':
      return overviewFiles(work);
    case 'quotations':
      return quotationFiles(work.uid, step.ids, now);
    case 'offers':
      return offerFiles(work.uid, step.ids);
    case 'catalogue':
      return changeFiles(work.uid, step.entries, now);
    case 'images':
    case 'archive':
      return {};
  }
}

/** Once the archive is whole, its parts go; done again, it is the same archive. */
async function join(job: Job, { language }: PersonalDataWork): Promise<void> {
  if (!(await isArchived(job.id))) {
    const { length, bytes } = await joinedZip(await listArchiveParts(job.id), readArchivePart);
    const fileName = `${archiveTexts[language].fileName}-${job.startedAt.slice(0, 10)}.zip`;
    await writeArchive(job.id, fileName, length, bytes);
  }
  await removeArchiveParts(job.id);
}
