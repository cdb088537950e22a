/** What tests prove: each is one figure, how many of its tests fail. */
export type Claim = {
  /** The figure as it is printed. */
  name: string;
  unit: string;
  suite:
    | 'unit'
    | 'contract'
    | 'operations'
    | 'local-cloud'
    | 'reads'
    | 'security'
    | 'stack'
    | 'prove'
    | 'prove-screens';
  files: readonly string[];
  /** Rounds of its random cases, more than `npm test` takes. */
  rounds?: number;
};

/** By what one types after `npm run prove --`; docs/proof.md explains each. */
export const claims: Readonly<Record<string, Claim>> = {
  matrix: {
    name: 'authorization: cells of the matrix that are answered otherwise, or leak',
    unit: 'cells',
    suite: 'security',
    files: ['test/security/authorization.test.ts', 'test/security/permissions.test.ts'],
  },
  fields: {
    name: 'fields of answers that show a role what is not its to see',
    unit: 'viewers',
    suite: 'security',
    files: ['test/security/fields.test.ts'],
  },
  hostile: {
    name: 'hostile input: arguments, requests and routes that are not refused by a code',
    unit: 'cases',
    suite: 'security',
    files: [
      'test/security/hostile-input.test.ts',
      'test/security/hostile-requests.test.ts',
      'test/security/hostile-routes.test.ts',
      'test/security/doors.test.ts',
    ],
  },
  markup: {
    name: 'hostile markup that runs, or is kept, in rich texts, page, PDF and spreadsheet',
    unit: 'cases',
    suite: 'security',
    files: ['test/security/rich-text.test.ts', 'test/security/stored-texts.test.ts'],
  },
  xss: {
    name: 'stored markup: screens, documents, mails and sheets where a text runs, loads or breaks the policy of the page',
    unit: 'screens',
    suite: 'prove-screens',
    files: ['test/prove/stored-markup/stored-markup.test.ts'],
  },
  limits: {
    name: 'limits of addresses and accounts that do not hold, logs that name people',
    unit: 'cases',
    suite: 'security',
    files: ['test/security/limits.test.ts', 'test/security/logs.test.ts'],
  },
  renderer: {
    name: 'the PDF renderer: requests and files that it lets through',
    unit: 'cases',
    suite: 'unit',
    files: ['test/lambdas/documents/render-pdf.test.ts'],
  },
  uploads: {
    name: 'uploads that their policy should have refused',
    unit: 'cases',
    suite: 'contract',
    files: ['test/contract/s3-upload.test.ts'],
  },
  'upload-forms': {
    name: 'forms of the application’s uploads that take what they should refuse, files that others take',
    unit: 'cases',
    suite: 'security',
    files: ['test/security/uploads.test.ts', 'test/security/form-reuse.test.ts'],
  },
  'file-rights': {
    name: 'rights to files that functions, website or bucket have beside those of the table',
    unit: 'cases',
    suite: 'stack',
    files: ['test/stack/file-rights.test.ts'],
  },
  files: {
    name: 'files that are reached without a signature, or by the website beside images',
    unit: 'cases',
    suite: 'security',
    files: ['test/security/files.test.ts'],
  },
  tokens: {
    name: 'tokens and signatures that should open nothing',
    unit: 'cases',
    suite: 'contract',
    files: [
      'test/contract/cognito-sessions.test.ts',
      'test/contract/cognito-signatures.test.ts',
      'test/contract/graphql-access.test.ts',
    ],
  },
  sessions: {
    name: 'forged and foreign tokens that open a session of a function',
    unit: 'cases',
    suite: 'unit',
    files: ['test/lambdas/runtime/forged-tokens.test.ts', 'test/lambdas/runtime/token.test.ts'],
  },
  passes: {
    name: 'tickets, mailed tokens and links that open what they should not, longer or more often',
    unit: 'cases',
    suite: 'security',
    files: ['test/security/passes.test.ts'],
  },
  links: {
    name: 'share links that open more than they should, or longer',
    unit: 'cases',
    suite: 'operations',
    files: ['test/operations/share-links.test.ts'],
  },
  stack: {
    name: 'the stack: findings of AWS Solutions, rights of functions, firewalls, alarms',
    unit: 'findings',
    suite: 'stack',
    files: [
      'test/stack/safety.test.ts',
      'test/stack/functions.test.ts',
      'test/stack/rights.test.ts',
      'test/stack/firewalls.test.ts',
      'test/stack/alarms.test.ts',
    ],
  },
  supply: {
    name: 'supply chain: secrets that are tracked, licences without a reason, known weaknesses',
    unit: 'findings',
    suite: 'unit',
    files: [
      'test/house/supply/secrets.test.ts',
      'test/house/supply/licences.test.ts',
      'test/house/supply/advisories.test.ts',
    ],
  },
  kills: {
    name: 'writes that were acknowledged and lost, or done by halves, when the process is killed',
    unit: 'cases',
    suite: 'local-cloud',
    files: ['test/local-cloud/kill.test.ts', 'test/local-cloud/kill-transactions.test.ts'],
  },
  stream: {
    name: 'records of the stream that are lost, or done twice, in batches that fail',
    unit: 'cases',
    suite: 'local-cloud',
    files: ['test/local-cloud/streams.test.ts', 'test/local-cloud/streams-failures.test.ts'],
  },
  faults: {
    name: 'commands of AWS after whose failures something is half done, done twice, or told otherwise than busy',
    unit: 'cases',
    suite: 'unit',
    files: [
      'test/lambdas/faults/every-command.test.ts',
      'test/lambdas/faults/lost-answers.test.ts',
      'test/lambdas/faults/told.test.ts',
      'test/lambdas/store/failures.test.ts',
      'test/lambdas/store/client-settings.test.ts',
    ],
  },
  backup: {
    name: 'what an export, imported elsewhere and exported again, says otherwise; tampered exports that are taken',
    unit: 'cases',
    suite: 'prove',
    files: ['test/prove/backup.test.ts'],
  },
  replay: {
    name: 'sequences of changes that are followed otherwise when records come twice, cut anew, or with poison among them',
    unit: 'properties',
    suite: 'prove',
    files: ['test/prove/replay.test.ts'],
  },
  publish: {
    name: 'publishings of questionnaire and colours that leave none or a mix when they are killed at a write',
    unit: 'cases',
    suite: 'unit',
    files: ['test/lambdas/store/publish-killed.test.ts', 'test/lambdas/colours/publish-colorlists.test.ts'],
  },
  'lost-updates': {
    name: 'edits that were acknowledged and lost, or refused without a word of who saved, when two people edit the same',
    unit: 'entities',
    suite: 'unit',
    files: ['test/lambdas/lost-updates.test.ts'],
    rounds: 1000,
  },
  retries: {
    name: 'creations that make two things, answer two or take another content, when they are sent again',
    unit: 'operations',
    suite: 'unit',
    files: ['test/lambdas/retries.test.ts', 'test/lambdas/said-twice.test.ts'],
  },
  units: {
    name: 'reading functions that cost more at 100,000 quotations and users than at 1,000',
    unit: 'functions',
    suite: 'reads',
    files: ['test/reads/read-units.test.ts'],
  },
};
