import { globSync } from 'node:fs';
import type { Claim } from './claim.ts';

/** Promises about rights, visible data and hostile input. */
export const securityClaims: Readonly<Record<string, Claim>> = {
  matrix: {
    name: 'authorization: cells of the matrix with another answer, or with a leak',
    unit: 'cells',
    files: [
      'test/security/authorization.test.ts',
      'test/security/permissions.test.ts',
      'test/security/bulk-operations.test.ts',
      'test/operations/statistics.test.ts',
      'test/lambdas/runtime/operation.test.ts',
    ],
  },
  fields: {
    name: 'fields of answers that show a role more than it may see',
    unit: 'viewers',
    files: ['test/security/fields.test.ts'],
  },
  hostile: {
    name: 'hostile input: arguments, requests and routes that are not refused with a code',
    unit: 'cases',
    files: [
      'test/security/hostile-input.test.ts',
      'test/security/hostile-requests.test.ts',
      'test/security/hostile-routes.test.ts',
      'test/security/offer-page.test.ts',
      'test/security/api-access.test.ts',
      'test/stack/graphql.test.ts',
      'test/stack/resolver.test.ts',
    ],
    rounds: 4,
  },
  markup: {
    name: 'hostile markup that runs, or stays, in rich texts, page, PDF and spreadsheet',
    unit: 'cases',
    files: [
      'test/security/rich-text.test.ts',
      'test/security/stored-texts.test.ts',
      'test/lambdas/runtime/sanitise.test.ts',
      'test/lambdas/store/unclean-copies.test.ts',
    ],
  },
  xss: {
    name: 'stored markup: screens, documents, mails and sheets where a text runs, loads or violates the policy of the page',
    unit: 'screens',
    files: ['test/prove/stored-markup/stored-markup.test.ts'],
  },
  attacks: {
    name: 'successful attacks on accounts, countries, links, mails, doors and files',
    unit: 'attacks',
    files: globSync('test/security/attacks/*.test.ts').toSorted(),
  },
  limits: {
    name: 'limits of addresses and accounts that fail, logs that name people',
    unit: 'cases',
    files: [
      'test/security/limits.test.ts',
      'test/security/counted-uses.test.ts',
      'test/security/logs.test.ts',
      'test/operations/credentials.test.ts',
      'test/operations/password-reset.test.ts',
      'test/lambdas/runtime/limits-of-operations.test.ts',
      'test/lambdas/runtime/source-address.test.ts',
      'test/lambdas/runtime/stream.test.ts',
      'test/lambdas/store/limit/rate-store.test.ts',
    ],
  },
  renderer: {
    name: 'the PDF renderer: requests and files that get through',
    unit: 'cases',
    files: ['test/lambdas/runtime/pdf/render-pdf.test.ts'],
  },
  uploads: {
    name: 'uploads that violate their policy and succeed',
    unit: 'cases',
    files: ['test/contract/s3-upload.test.ts', 'test/lambdas/store/upload/uploads.test.ts'],
  },
  'upload-forms': {
    name: 'upload forms that accept forbidden files, or files of other users',
    unit: 'cases',
    files: [
      'test/security/uploads.test.ts',
      'test/security/form-reuse.test.ts',
      'test/operations/notifications-attachments.test.ts',
      'test/lambdas/store/upload/taken-uploads.test.ts',
    ],
  },
  'file-rights': {
    name: 'rights of functions, website or bucket to files, other than those of the table',
    unit: 'cases',
    files: ['test/stack/file-rights.test.ts'],
  },
  files: {
    name: 'files that are reachable without a signature, or by the website, other than images',
    unit: 'cases',
    files: ['test/security/files.test.ts'],
  },
  tokens: {
    name: 'forbidden tokens and signatures that open something',
    unit: 'cases',
    files: [
      'test/contract/cognito-sessions.test.ts',
      'test/contract/cognito-signatures.test.ts',
      'test/contract/graphql-access.test.ts',
    ],
  },
  sessions: {
    name: 'forged and foreign tokens that open a session of a function',
    unit: 'cases',
    files: [
      'test/lambdas/runtime/forged-tokens.test.ts',
      'test/lambdas/runtime/token.test.ts',
      'test/lambdas/runtime/adapters.test.ts',
      'test/operations/sessions.test.ts',
    ],
  },
  passes: {
    name: 'tickets, mailed tokens and links that open other things, too late or too often',
    unit: 'cases',
    files: [
      'test/security/passes.test.ts',
      'test/operations/download-price-list.test.ts',
      'test/lambdas/store/mail/account-mail.test.ts',
      'test/lambdas/store/mail/customer-mail.test.ts',
      'test/lambdas/store/mail/owner-mail.test.ts',
      'test/lambdas/store/pass/token-store.test.ts',
    ],
  },
  links: {
    name: 'share links that open too much, or too late',
    unit: 'cases',
    files: [
      'test/operations/share-links.test.ts',
      'test/operations/share-link-items.test.ts',
      'test/lambdas/store/pass/share-token.test.ts',
      'test/lambdas/store/sent-offer/offer-links.test.ts',
      'test/shared/access/token-in-fragment.test.ts',
    ],
  },
  stack: {
    name: 'the stack: findings of AWS Solutions, rights of functions, firewalls, alarms',
    unit: 'findings',
    files: [
      'test/stack/safety.test.ts',
      'test/stack/functions.test.ts',
      'test/stack/rights.test.ts',
      'test/stack/runtimes.test.ts',
      'test/stack/schemas.test.ts',
      'test/stack/copies.test.ts',
      'test/stack/firewalls.test.ts',
      'test/stack/alarms.test.ts',
      'test/stack/data.test.ts',
      'test/stack/doors.test.ts',
      'test/stack/http-api.test.ts',
      'test/stack/idle-cost.test.ts',
      'test/stack/installation.test.ts',
      'test/stack/operation.test.ts',
      'test/stack/pushes.test.ts',
      'test/stack/room.test.ts',
    ],
  },
  supply: {
    name: 'supply chain: tracked secrets, licences without a reason, known vulnerabilities',
    unit: 'findings',
    files: [
      'test/house/supply/secrets.test.ts',
      'test/house/supply/licences.test.ts',
      'test/house/supply/advisories.test.ts',
    ],
  },
};
