import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import { askedDeployment } from './asked-deployment.ts';
import { isFirst, readDeployedStack } from './deployed-stack.ts';
import type { Finding } from './finding.ts';
import { preflight } from './preflight.ts';
import { reasonToStop } from './reason-to-stop.ts';

try {
  const { installation, profile, report, acceptsChanges } = askedDeployment(process.argv.slice(2));
  if (profile) process.env.AWS_PROFILE = profile;
  const { account, region } = await signedIn();
  console.log(`Preflight of ${installation.stage} in account ${account}, ${region}\n`);
  const deployed = await readDeployedStack(region, installation.stage);
  const findings = await preflight({ installation, region, account, deployed, now: new Date() });
  for (const each of findings) console.log(lineOf(each));
  const reason = await reasonToStop(findings, { acceptsChanges, ask: process.stdin.isTTY ? ask : undefined });
  if (reason) throw new Error(reason);
  if (report) {
    mkdirSync(dirname(report), { recursive: true });
    writeFileSync(report, JSON.stringify({ isFirst: isFirst(deployed) }));
  }
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}

/** Region and account as the CDK finds them, but for its own choice of us-east-1 where none is named. */
async function signedIn() {
  const sts = new STSClient({ region: process.env.AWS_REGION ?? process.env.AWS_DEFAULT_REGION });
  const advice = 'Name one: aws configure set region eu-central-1';
  const region = await told(sts.config.region(), 'No region is known', advice);
  const asked = sts.send(new GetCallerIdentityCommand());
  const { Account } = await told(asked, 'AWS did not tell who you are', 'Sign in with the AWS CLI.');
  return { region, account: Account ?? '' };
}

async function told<Answer>(answer: Promise<Answer>, problem: string, advice: string): Promise<Answer> {
  try {
    return await answer;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : cause;
    throw new Error(`${problem} (${reason}). ${advice}`, { cause });
  }
}

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}

function lineOf({ verdict, about, says }: Finding): string {
  return `${verdict.padEnd(8)} ${about.padEnd(11)} ${says}`;
}
