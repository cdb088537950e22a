import { describe, expect, it } from 'vitest';
import { checkOptions } from '#infra/deploy/check-options.ts';
import { reasonToStop } from '#infra/deploy/reason-to-stop.ts';
import type { Installation } from '#infra/installation.ts';
import { certificateArn, complete, deploymentTarget } from '#test/support/builders/deployment-target.ts';

const before = { domain: 'quotes.example.com', certificate: certificateArn };

/** Verdicts of today's options against those of the last deployment. */
function compared(options: Record<string, string>, today: Partial<Installation> = {}) {
  const deployed = { ...complete, options: { ...before, ...options } };
  return checkOptions(deploymentTarget({ deployed, ...today }));
}

describe('options', () => {
  it('of a first deployment are compared with nothing', () => {
    expect(checkOptions(deploymentTarget())).toEqual([]);
  });

  it('that are the same are right', () => {
    expect(compared({ data: '2' }, { data: '2' })).toMatchObject([{ verdict: 'ok' }]);
  });

  it('that nobody noted are to be compared by hand', () => {
    const deployed = { ...complete, options: undefined };
    expect(checkOptions(deploymentTarget({ deployed }))).toMatchObject([{ verdict: 'warning' }]);
  });

  it.each([
    ['a sender', { mailSender: 'example.com' }, 'No mails are sent any more.'],
    ['a table', { data: '2' }, 'Users find an empty table. The table of before stays'],
    ['push messages', { pushSecret: 'firebase' }, 'Topics go, and with them all devices.'],
    ['what only another version knows', { colour: 'blue' }, 'Nothing here knows this option.'],
  ])('that were left out stop it with what would happen: %s', (_case, options, says) => {
    const [name = ''] = Object.keys(options);
    expect(compared(options)).toMatchObject([
      { verdict: 'stop', mayBeMeant: true, says: expect.stringMatching(`^${name} was .* and is not given.`) },
    ]);
    expect(compared(options)[0]?.says).toContain(says);
  });

  it('that have another value stop it with what would happen', () => {
    expect(compared({ mailSender: 'example.com' }, { mailSender: 'example.org' })).toMatchObject([
      { says: expect.stringContaining('Mails come from example.org instead of example.com.') },
    ]);
    expect(compared({ domain: 'old.example.com' })).toMatchObject([
      { verdict: 'stop', says: expect.stringContaining('https://old.example.com') },
    ]);
  });

  it('that make a new table say that dev deletes the one of before', () => {
    const deployed = { ...complete, options: before };
    const [found] = checkOptions(deploymentTarget({ deployed, stage: 'dev', data: '2' }));
    expect(found).toMatchObject({ verdict: 'stop', mayBeMeant: true });
    expect(found?.says).toContain('The table of before is deleted with its data');
  });

  it('that are new, or are renewed from time to time, harm nothing', () => {
    const push = { secret: 'firebase', secretVersion: '2' };
    const findings = [
      ...compared({}, { mailSender: 'example.com' }),
      ...compared({ pushSecret: 'firebase', pushSecretVersion: '1' }, { push }),
      ...compared({ certificate: certificateArn.replace('abc', 'def') }),
    ];
    expect(findings.map(({ verdict }) => verdict)).toEqual(['ok', 'ok', 'ok']);
  });
});

describe('a deployment goes on', () => {
  const fine = { verdict: 'warning', about: 'mails', says: '' } as const;
  const hard = { verdict: 'stop', about: 'region', says: '' } as const;
  const change = { ...hard, mayBeMeant: true } as const;
  const nobody = { acceptsChanges: false };
  const person = (answer: string) => ({ ...nobody, ask: async () => answer });

  it('when nothing stops it', async () => {
    expect(await reasonToStop([fine], nobody)).toBeUndefined();
  });

  it('with changed options when a person says yes, or the command did', async () => {
    expect(await reasonToStop([change], person(' Yes'))).toBeUndefined();
    expect(await reasonToStop([change], { acceptsChanges: true })).toBeUndefined();
  });

  it('with changed options in no other case', async () => {
    expect(await reasonToStop([change], person(''))).toContain('--accept-changes');
    expect(await reasonToStop([change], nobody)).toContain('--accept-changes');
  });

  it('never past anything else that stops it', async () => {
    const accepting = { acceptsChanges: true, ask: async () => 'yes' };
    expect(await reasonToStop([change, hard], accepting)).toContain('see the lines with stop');
  });
});
