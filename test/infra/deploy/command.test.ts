import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const unknownStack = `<ErrorResponse><Error><Type>Sender</Type><Code>ValidationError</Code>
  <Message>Stack with id preventivi-dev does not exist</Message></Error></ErrorResponse>`;
const caller = `<GetCallerIdentityResponse><GetCallerIdentityResult><Account>123456789012</Account>
  <Arn>arn:aws:iam::123456789012:user/anna</Arn></GetCallerIdentityResult></GetCallerIdentityResponse>`;

const expiredToken = `<ErrorResponse><Error><Type>Sender</Type><Code>ExpiredToken</Code>
  <Message>The security token is expired</Message></Error></ErrorResponse>`;

/** An account that tells who is asking, and nothing else. */
const account: Server = createServer((request, response) => {
  const body: Buffer[] = [];
  request.on('data', (part) => body.push(part));
  request.on('end', () => {
    const asked = Buffer.concat(body).toString();
    if (request.headers['x-amz-security-token']) return response.writeHead(403).end(expiredToken);
    if (asked.includes('Action=GetCallerIdentity')) return response.end(caller);
    if (asked.includes('Action=DescribeStacks')) return response.writeHead(400).end(unknownStack);
    response.writeHead(403, { 'x-amzn-errortype': 'AccessDeniedException' }).end('{}');
  });
});
const frankfurt = { AWS_REGION: 'eu-central-1' };
let folder: string;
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'preventivi-preflight-'));
  await new Promise<void>((listening) => account.listen(0, '127.0.0.1', listening));
  // A server on a port has an address of this form.
  const { port } = account.address() as AddressInfo;
  env = {
    PATH: process.env.PATH,
    HOME: folder,
    AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`,
    AWS_ACCESS_KEY_ID: 'anna',
    AWS_SECRET_ACCESS_KEY: 'secret',
    AWS_EC2_METADATA_DISABLED: 'true',
  };
});

afterAll(() => {
  account.close();
  rmSync(folder, { recursive: true });
});

type Ended = { code: unknown; out: string; error: string; report: string };

const started = (program: string, report: string, args: string[], more: NodeJS.ProcessEnv) =>
  new Promise<Ended>((ended) => {
    const command = ['--import', 'tsx', program, '--report', report, ...args];
    execFile(process.execPath, command, { env: { ...env, ...more } }, (failed, out, error) =>
      ended({ code: failed?.code ?? 0, out, error, report }),
    );
  });

/** The command as `npm run preflight` starts it, with what it says and how it ends. */
const run = (name: string, more: NodeJS.ProcessEnv = {}, args: string[] = []) =>
  started('infra/deploy/command.ts', join(folder, name, 'preflight.json'), args, more);

describe.concurrent('npm run preflight', () => {
  it('says a line for each check, and leaves to the deployment whether it is the first', async () => {
    const { code, out, report } = await run('first', frankfurt);
    expect(out).toContain('Preflight of dev in account 123456789012, eu-central-1');
    expect(out).toMatch(/^ok {7}region +eu-central-1 offers every service\.$/m);
    expect(out).toMatch(/^ok {7}stack +This is the first deployment of preventivi-dev\.$/m);
    expect(out).toMatch(/^warning {2}functions +It could not be asked/m);
    expect(code).toBe(0);
    expect(JSON.parse(readFileSync(report, 'utf8'))).toEqual({ isFirst: true });
  });

  it('ends with an error where a line says stop', async () => {
    const { code, out, error, report } = await run('stopped', { AWS_DEFAULT_REGION: 'eu-south-1' });
    expect(out).toMatch(/^stop {5}region/m);
    expect(error).toContain('Nothing was deployed');
    expect([code, existsSync(report)]).toEqual([1, false]);
  });

  const expired = { AWS_SESSION_TOKEN: 'of yesterday' };
  const keyless = { AWS_ACCESS_KEY_ID: '', AWS_SECRET_ACCESS_KEY: '' };
  const unreachable = { AWS_ENDPOINT_URL: 'http://nowhere.invalid' };
  it.each([
    ['no region is named', {}, 'No region is known (Region is missing). Name one: aws configure set region'],
    ['nobody is signed in', { ...keyless, ...frankfurt }, '(Could not load credentials from any providers)'],
    ['the sign-in has expired', { ...expired, ...frankfurt }, '(The security token is expired). Sign in'],
    ['there is no network', { ...unreachable, ...frankfurt }, 'nowhere.invalid'],
  ])('says so when %s', async (name, more, words) => {
    const { code, error } = await run(name, more);
    expect([code, error]).toEqual([1, expect.stringContaining(words)]);
  });

  it.each([
    [['-c'], "Option '-c, --context <value>' argument missing"],
    [['-c', 'mailsender=example.com'], "Unknown option '-c mailsender'"],
  ])('refuses in one line what it does not understand: %j', async (args, words) => {
    const { code, error } = await run('unknown', frankfurt, args);
    expect([code, error.trim().split('\n')]).toEqual([1, [expect.stringContaining(words)]]);
  });
});

describe('the arguments of a deployment', () => {
  it.each([
    [
      ['-c', 'stage=prod'],
      [1, 'prod needs an own domain'],
    ],
    [
      ['--stage', 'qa'],
      [1, 'The stage "qa" does not exist'],
    ],
    [
      ['--stage', 'dev'],
      [0, ''],
    ],
  ])('are judged without an account, before anything is built: %j', async (args, [ends, words]) => {
    const { code, error } = await started('infra/deploy/check-arguments.ts', 'none', args, {});
    expect([code, error.trim().split('\n')]).toEqual([ends, [expect.stringContaining(String(words))]]);
  });
});
