/**
 * Rights that no call of the operations suite makes use of, by the reason why they stay. `*` stands for any function, or
 * any rest.
 */
export const unusedRights: Readonly<Record<string, readonly string[]>> = {
  'Reading the table is one right with three actions.': [
    '* dynamodb:GetItem table/preventivi',
    '* dynamodb:BatchGetItem table/preventivi',
    '* dynamodb:Query table/preventivi',
  ],
  'It goes on with work that callers of `jobs` left, of whatever kind.': ['resumeJobs *'],
  'Functions of one process share what they hold in memory: another one has read it.': [
    '* s3:GetObject preventivi-files/snapshots/*',
    '* dynamodb:BatchGetItem COPY#*',
  ],
  'Documents above 4 MB go through the bucket (decision 13).': [
    '* s3:GetObject preventivi-files/documents/*',
    '* s3:PutObject preventivi-files/documents/*',
  ],
};
