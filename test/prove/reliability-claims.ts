import type { Claim } from './claim.ts';

/** What stays right when something fails, comes twice or at the same time, or grows. */
export const reliabilityClaims: Readonly<Record<string, Claim>> = {
  kills: {
    name: 'writes that were acknowledged and lost, or done by halves, when the process is killed',
    unit: 'cases',
    files: ['test/local-cloud/kill.test.ts', 'test/local-cloud/kill-transactions.test.ts'],
  },
  stream: {
    name: 'records of the stream that are lost, or done twice, in batches that fail',
    unit: 'cases',
    files: [
      'test/local-cloud/streams.test.ts',
      'test/local-cloud/streams-failures.test.ts',
      'test/lambdas/runtime/stream.test.ts',
    ],
  },
  faults: {
    name: 'commands of AWS after whose failures something is half done, done twice, or told otherwise than busy',
    unit: 'cases',
    files: [
      'test/lambdas/every-failed-command.test.ts',
      'test/lambdas/lost-answers.test.ts',
      'test/lambdas/told-failures.test.ts',
      'test/lambdas/store/failures.test.ts',
      'test/lambdas/runtime/client-settings.test.ts',
      'test/lambdas/accounts/change-credentials.test.ts',
      'test/lambdas/store/job/run-job.test.ts',
      'test/lambdas/store/upload/with-upload.test.ts',
      'test/lambdas/store/device/push.test.ts',
    ],
  },
  backup: {
    name: 'what an export, imported elsewhere and exported again, says otherwise; tampered exports that are taken',
    unit: 'cases',
    files: ['test/prove/backup.test.ts', 'test/infra/backup/lines.test.ts'],
  },
  replay: {
    name: 'sequences of changes that are followed otherwise when records come twice, cut anew, or with poison among them',
    unit: 'properties',
    files: ['test/prove/replay.test.ts'],
  },
  publish: {
    name: 'publishings of guided test and colours that leave none or a mix when they are killed at a write',
    unit: 'cases',
    files: [
      'test/lambdas/store/publish-killed.test.ts',
      'test/lambdas/colours/publish-colour-folders.test.ts',
    ],
  },
  'lost-updates': {
    name: 'edits that were acknowledged and lost, or refused without a word of who saved, when two people edit the same',
    unit: 'entities',
    files: ['test/lambdas/lost-updates.test.ts'],
    rounds: 1000,
  },
  copies: {
    name: 'copies of products that are written twice, missing, made by an edit that quotations do not see, or hold a person',
    unit: 'cases',
    files: [
      'test/lambdas/store/copy/copy-store.test.ts',
      'test/lambdas/store/copies-of-products.test.ts',
      'test/lambdas/store/held-copies.test.ts',
      'test/lambdas/quotations/killed-creation.test.ts',
    ],
  },
  retries: {
    name: 'creations that make two things, answer two or take another content, when they are sent again',
    unit: 'operations',
    files: [
      'test/lambdas/retries.test.ts',
      'test/lambdas/said-twice.test.ts',
      'test/lambdas/store/user/make-account.test.ts',
      'test/lambdas/store/once/once-store.test.ts',
    ],
  },
  units: {
    name: 'reading functions that cost more at 100,000 quotations and users than at 1,000',
    unit: 'functions',
    files: ['test/reads/read-units.test.ts'],
  },
};
