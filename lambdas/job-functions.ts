import { area, type FunctionSpec, wholeProcessor } from './function-spec.ts';

/** Rights that work on jobs needs. */
const jobWork = [
  'index:query',
  'users:write',
  'users:remove',
  'quotations:mend',
  'customers:write',
  'offers:write',
  'light-offers:note',
  'offer-files:read',
  'works:write',
  'products:write',
  'price-lists:write',
  'price-lists:remove',
  'phases:write',
  'colours:write',
  'colours:remove',
  'tags:write',
  'tags:remove',
  'guided-test:write',
  'prices:keep',
  'imported:keep',
  'repairs:keep',
  'imports:read',
  'jobs:work',
  'price-updates:write',
  'jobs:lock',
  'mails:send',
  'archives:write',
  'user-images:read',
  'snapshots:write',
  'people:erase',
] as const;

/** The functions of long work: part of the manifest. */
export const jobFunctions = {
  jobs: area('jobs', {
    may: ['table:read', 'limits:count', 'jobs:begin', ...jobWork],
    memory: wholeProcessor,
    timeout: 29,
    workbooks: true,
  }),
  repair: area('repair', {
    may: [
      'table:read',
      'limits:count',
      'creations:remember',
      'snapshots:read',
      'jobs:begin',
      'jobs:lock',
      'repairs:undo',
    ],
    memory: wholeProcessor,
    timeout: 29,
  }),
  resumeJobs: {
    entry: 'lambdas/jobs/resume-jobs.ts',
    trigger: { schedule: 'rate(1 minute)' },
    may: ['table:read', ...jobWork],
    memory: wholeProcessor,
    timeout: 60,
    workbooks: true,
  },
} as const satisfies Record<string, FunctionSpec>;
