import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { local, localEnvironment } from '#infra/local/environment.ts';
import { stackOutputs } from '#infra/stack-outputs.ts';
import { askSecretly } from '#infra/super-user/ask-secretly.ts';
import { cloudUrl, signedIn as tokenOf } from '#test/support/cloud.ts';

let folder: string;
let outputs: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'preventivi-outputs-'));
  outputs = join(folder, 'outputs.json');
  const addresses = { TableName: local.tableName, UserPoolId: local.userPoolId };
  await writeFile(outputs, JSON.stringify({ 'preventivi-dev': addresses }));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

it('needs a deployment before it', () => {
  expect(() => stackOutputs(join(folder, 'none.json'), 'dev')).toThrow('npm run deploy -- -c stage=dev');
});

/** Runs the command as a person would, who types the password when asked. */
async function asked(password: string, ...args: string[]) {
  const command = ['--import', 'tsx', 'infra/first-super-user.ts', '--outputs', outputs, ...args];
  const env = { ...process.env, ...localEnvironment(cloudUrl) };
  const child = spawn(process.execPath, command, { env, stdio: 'pipe' });
  const code = new Promise((resolve) => child.on('close', resolve));
  child.stdin.end(`${password}\n`);
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await code, said, complained };
}

type Me = { id: string; email: string; superUser: boolean; managementMode: string };

/** The user that the API recognises after a sign-in. */
async function signedIn(email: string, password: string): Promise<Me> {
  const response = await fetch(`${cloudUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: await tokenOf(email, password) },
    body: JSON.stringify({ query: '{ currentUser { id email superUser managementMode } }' }),
  });
  return (await response.json()).data.currentUser;
}

describe('the first super user', () => {
  it('signs in with every right, and asking again changes the password alone', async () => {
    const first = await asked(
      'Prima-Password-1',
      '--email',
      'Anna.First@Example.com',
      '--first-name',
      'Anna',
    );
    expect([first.code, first.complained]).toEqual([0, 'Password of Anna.First@Example.com: \n']);
    const me = await signedIn('anna.first@example.com', 'Prima-Password-1');
    expect(me).toMatchObject({ email: 'anna.first@example.com', superUser: true, managementMode: 'all' });

    const again = await asked('Seconda-Password-2', '--stage', 'dev', '--email', 'anna.first@example.com');
    expect(again.code).toBe(0);
    expect(await signedIn('anna.first@example.com', 'Seconda-Password-2')).toEqual(me);
    await expect(signedIn('anna.first@example.com', 'Prima-Password-1')).rejects.toThrow();
  });

  it.each([
    ['without an address', [], 'Whose account is it?'],
    ['for what is no address', ['--email', 'anna'], 'That is no e-mail address.'],
    ['with a password that the pool refuses', ['--email', 'weak@example.com'], 'assword'],
    [
      'for a stage that was not deployed',
      ['--stage', 'prod', '--email', 'a@example.com'],
      'npm run deploy -- -c stage=prod',
    ],
    ['for a stage that does not exist', ['--stage', 'qa', '--email', 'a@example.com'], 'does not exist'],
  ])('is not made %s', async (_case, args, words) => {
    const { code, complained } = await asked('weak', ...args);
    expect(code).toBe(1);
    expect(complained).toContain(words);
  });
});

describe('a password that is asked for', () => {
  it('is not shown while it is typed', async () => {
    const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => input });
    const output = new PassThrough();
    const given = askSecretly('Password: ', { input, output });
    input.write('Segreta-1\r');
    expect(await given).toBe('Segreta-1');
    output.end();
    expect(await text(output)).toBe('Password: \n');
  });

  it('may be kept back with Ctrl+C', async () => {
    const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => input });
    const given = askSecretly('Password: ', { input, output: new PassThrough() });
    input.write('\u0003');
    await expect(given).rejects.toThrow();
  });
});
