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
    'jobs s3:GetObject preventivi-files/price-updates/*',
  ],
  'Documents above 4 MB go through the bucket (decision 13).': [
    '* s3:GetObject preventivi-files/documents/*',
    '* s3:PutObject preventivi-files/documents/*',
  ],
  'After a passing failure the token of a mail is given back, and an image that nobody names is retired.': [
    'setNewPassword dynamodb:PutItem TOKEN#*',
    'verifyEmail dynamodb:PutItem TOKEN#*',
    'accounts s3:GetObject preventivi-files/images/users/*',
    'accounts s3:PutObjectTagging preventivi-files/images/users/*',
  ],
  'A super user may verify an address before a sign-up that broke off is tried again.': [
    'signupUser cognito-idp:AdminUpdateUserAttributes',
  ],
  'A bearer may open a PDF, too: the session is read beside the user.': [
    'downloadPDF dynamodb:BatchGetItem U#*',
  ],
  'Tickets are redeemed by the functions as they are packaged, and in test/security.': [
    'downloadXLS dynamodb:DeleteItem DOWNLOAD#*',
  ],
  'Colours are published in test/lambdas/colours: all files of the suite share one version.': [
    'colours dynamodb:* PUBLISHED#colours',
    'colours dynamodb:PutItem POINTER',
  ],
  'What an erased person may have written or left: no test has all of it.': [
    'jobs dynamodb:UpdateItem INVITES',
    'jobs dynamodb:UpdateItem NOTIFICATIONS',
    'jobs dynamodb:UpdateItem ORDER',
    'jobs dynamodb:UpdateItem POINTER',
    'jobs dynamodb:UpdateItem VERSIONS#wizard',
    'jobs dynamodb:UpdateItem PL#*',
    'jobs dynamodb:UpdateItem FOLDER#*',
    'jobs dynamodb:UpdateItem P#*',
    'jobs dynamodb:BatchWriteItem DEVICE#*',
    'jobs dynamodb:BatchWriteItem INVITES',
    'jobs dynamodb:BatchWriteItem REPAIR#*',
    'jobs s3:DeleteObjectVersion preventivi-files/imports/*',
    'jobs s3:DeleteObjectVersion preventivi-files/snapshots/*',
  ],
  'A bucket without versions asks for the plain right.': [
    'jobs s3:DeleteObject preventivi-files/images/users/*',
    'jobs s3:DeleteObject preventivi-files/uploads/images/users/*',
    'jobs s3:DeleteObject preventivi-files/jobs/*',
    'jobs s3:DeleteObject preventivi-files/imports/*',
  ],
  'An imported tag with a new slug changes the guided test that names it.': [
    'jobs dynamodb:PutItem POINTER',
    'jobs dynamodb:PutItem VERSIONS#wizard',
    'jobs dynamodb:PutItem PUBLISHED#wizard',
  ],
  'Repairs of users and of rows are in test/lambdas/jobs.': [
    'jobs dynamodb:PutItem COPY#*',
    'jobs dynamodb:PutItem REPAIR#*',
    'jobs dynamodb:PutItem U#*',
    'repair dynamodb:UpdateItem JOBS#repair',
  ],
  'Notifications are sent, and devices tidied, on a schedule: in test/lambdas.': [
    'sendNotifications *',
    'tidyDevices *',
    'followChanges dynamodb:DeleteItem DEVICE#*',
    'followChanges sns:CreatePlatformEndpoint',
    '* sns:SetEndpointAttributes',
  ],
  'A contract ends ten years after its acceptance: in test/lambdas/maintenance.': [
    'followChanges dynamodb:BatchWriteItem SENT#*',
    'followChanges s3:DeleteObject* preventivi-files/offers/*',
  ],
};
