import type { Claim } from './claim.ts';

/** Promises about failures, repeated and simultaneous work, and growth. */
export const reliabilityClaims: Readonly<Record<string, Claim>> = {
  kills: {
    name: 'writes that are acknowledged and lost, or half done, when the process is killed',
    unit: 'cases',
    files: [
      'test/local-cloud/kill.test.ts',
      'test/local-cloud/kill-transactions.test.ts',
      'test/lambdas/jobs/erase-person.test.ts',
      'test/lambdas/sent-files/send-offer.test.ts',
    ],
    rounds: 100,
  },
  stream: {
    name: 'stream records that are lost or processed twice when batches fail',
    unit: 'cases',
    files: [
      'test/local-cloud/streams.test.ts',
      'test/local-cloud/streams-failures.test.ts',
      'test/lambdas/runtime/stream.test.ts',
    ],
  },
  faults: {
    name: 'failed commands of AWS that leave work half done or done twice, or are not reported as busy',
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
      'test/lambdas/store/mail/hand-once.test.ts',
      'test/lambdas/store/mail/send-mail.test.ts',
      'test/lambdas/store/sent-offer/deliver.test.ts',
      'test/lambdas/store/sent-offer/noting-return.test.ts',
      'test/lambdas/store/sent-offer/read-snapshot.test.ts',
    ],
  },
  backup: {
    name: 'differences between an export and the export after its import; tampered exports that are accepted',
    unit: 'cases',
    files: ['test/prove/backup.test.ts', 'test/infra/backup/lines.test.ts'],
  },
  replay: {
    name: 'sequences of changes with another result when records repeat, move to other shards, or include poison',
    unit: 'properties',
    files: ['test/prove/replay.test.ts'],
    rounds: 60,
  },
  publish: {
    name: 'publications of guided test and colours that leave none or a mix when killed at a write',
    unit: 'cases',
    files: ['test/lambdas/store/publish-killed.test.ts', 'test/lambdas/colours/publish-colorlists.test.ts'],
  },
  'lost-updates': {
    name: 'acknowledged edits that are lost, and conflicts without the name of the other user, in simultaneous edits',
    unit: 'entities',
    files: ['test/lambdas/lost-updates.test.ts'],
    rounds: 1000,
  },
  'shown-numbers': {
    name: 'edited quotations that the browser shows with other numbers than the server answers, or stores',
    unit: 'properties',
    files: ['test/lambdas/quotations/browser-and-server.test.ts'],
    rounds: 10_000,
  },
  copies: {
    name: 'copies of products that are stored twice, are missing, hide an edit from quotations, or contain a person',
    unit: 'cases',
    files: [
      'test/lambdas/store/copy/copy-store.test.ts',
      'test/lambdas/store/copies-of-products.test.ts',
      'test/lambdas/store/held-copies.test.ts',
      'test/lambdas/quotations/killed-creation.test.ts',
    ],
  },
  retries: {
    name: 'repeated creations that make two things, give two answers or accept other content',
    unit: 'operations',
    files: [
      'test/lambdas/retries.test.ts',
      'test/lambdas/said-twice.test.ts',
      'test/lambdas/store/user/make-account.test.ts',
      'test/lambdas/store/user/user-store.test.ts',
      'test/lambdas/store/once/once-store.test.ts',
    ],
  },
  units: {
    name: 'reading functions that cost more at 100,000 quotations and users than at 1,000',
    unit: 'functions',
    files: ['test/reads/read-units.test.ts'],
    rounds: 100,
  },
};
