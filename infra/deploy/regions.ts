/**
 * Regions that offer every service of the stack, as of August 2026: the endpoints of botocore, and the lists of SNS for
 * mobile push and of CloudFront for standard logs. Translate is in the fewest. CloudFront writes no logs to buckets of
 * regions that an account must opt in to, Milan among them.
 */
export const regions: readonly string[] = [
  'ap-northeast-1',
  'ap-northeast-2',
  'ap-south-1',
  'ap-southeast-1',
  'ap-southeast-2',
  'ca-central-1',
  'eu-central-1',
  'eu-north-1',
  'eu-west-1',
  'eu-west-2',
  'eu-west-3',
  'us-east-1',
  'us-east-2',
  'us-west-1',
  'us-west-2',
];
