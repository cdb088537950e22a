import { CloudWatchLogsClient, DescribeLogGroupsCommand } from '@aws-sdk/client-cloudwatch-logs';
import { HeadBucketCommand, NotFound, S3Client } from '@aws-sdk/client-s3';
import type { Stage } from '#infra/stage.ts';
import { isFirst, stackNameOf } from './deployed-stack.ts';
import { type Finding, ok, stop } from './finding.ts';
import type { Target } from './target.ts';

type Place = { stage: Stage; account: string; region: string };

/** Names that the template fixes, and that may outlive a stack: the bucket's, and how those of the logs begin. */
export const fixedNames = ({ stage, account, region }: Place) => ({
  bucket: `${stackNameOf(stage)}-files-${account}-${region}`,
  logs: `aws-waf-logs-${stackNameOf(stage)}-`,
});

/** Whether an earlier installation has left something whose name the stack takes. */
export async function checkNames(target: Target): Promise<Finding[]> {
  if (!isFirst(target.deployed)) return [];
  const { installation, account, region } = target;
  const { bucket, logs } = fixedNames({ stage: installation.stage, account, region });
  const taken = [...(await takenBucket(bucket, region)), ...(await takenLogs(logs, region))];
  return taken.length > 0 ? taken : [ok('names', 'No earlier installation is in the way.')];
}

async function takenBucket(Bucket: string, region: string): Promise<Finding[]> {
  try {
    await new S3Client({ region }).send(new HeadBucketCommand({ Bucket }));
  } catch (cause) {
    if (cause instanceof NotFound) return [];
    throw cause;
  }
  return [
    stop(
      'names',
      `The bucket ${Bucket} of an earlier installation is there. Copy what is needed of it, then empty and delete it in the console.`,
    ),
  ];
}

async function takenLogs(logGroupNamePrefix: string, region: string): Promise<Finding[]> {
  const client = new CloudWatchLogsClient({ region });
  const { logGroups = [] } = await client.send(new DescribeLogGroupsCommand({ logGroupNamePrefix }));
  return logGroups.map(({ logGroupName }) =>
    stop(
      'names',
      `The log ${logGroupName} of an earlier installation is there: aws logs delete-log-group --region ${region} --log-group-name ${logGroupName}`,
    ),
  );
}
