import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cdkCommands, platformProblem } from '#infra/cdk-commands.mjs';
import { askedDeployment } from '#infra/deploy/asked-deployment.ts';
import { contextNames } from '#infra/deployment-arguments.mjs';
import { optionsOf } from '#infra/installation.ts';
import { certificateArn } from '#test/support/builders/deployment-target.ts';

/** The programs that the commands would have run. */
function recorded({
  isBuilt = true,
  isWeak = false,
  isFirst = false,
  isStopped = false,
  isWrong = false,
} = {}) {
  const ran: string[] = [];
  const commands = cdkCommands({
    build: async (mode) => void ran.push(`build ${mode}`),
    cdk: async (...args) => void ran.push(`cdk ${args.join(' ')}`),
    checkArguments: async () => {
      if (isWrong) throw new Error('An own domain needs its name.');
    },
    checkPackages: async () => {
      if (isWeak) throw new Error('A package has a known weakness.');
    },
    preflight: async (args) => {
      ran.push(['preflight', ...args].join(' '));
      if (isStopped) throw new Error('Nothing was deployed.');
      return { isFirst };
    },
    isBuilt: () => isBuilt,
  });
  return { ran, commands };
}

/** The stage that the preflight judges. */
const askedStage = (args: readonly string[]) =>
  askedDeployment([...args, '-c', 'domain=quotes.example.com', '-c', `certificate=${certificateArn}`])
    .installation.stage;

describe('npm run bootstrap', () => {
  it('is the first command of a fresh clone: it builds what the synthesis reads, and only then asks AWS', async () => {
    const fresh = recorded({ isBuilt: false });
    await fresh.commands.bootstrap([]);
    expect(fresh.ran).toEqual(['build development', 'cdk bootstrap -c stage=dev']);
    const built = recorded();
    await built.commands.bootstrap(['-c', 'stage=prod']);
    expect(built.ran).toEqual(['cdk bootstrap -c stage=prod']);
  });

  it.each(['README.md', 'docs/deploy.md'])(
    'comes before the deployment in %s, and nothing goes past it',
    (file) => {
      const text = readFileSync(file, 'utf8');
      const steps = file === 'README.md' ? text.slice(text.indexOf('## Deploy')) : text;
      const commands = [...steps.matchAll(/`npm run ([a-z-]+)/g)].map(([, name]) => name);
      expect(commands).toEqual(expect.arrayContaining(['bootstrap', 'deploy', 'first-super-user']));
      expect(commands.indexOf('bootstrap')).toBeLessThan(commands.indexOf('deploy'));
      const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
      expect(commands.filter((name) => !(String(name) in scripts))).toEqual([]);
      expect(text).not.toContain('npx cdk');
    },
  );
});

describe('npm run deploy', () => {
  it('asks AWS and builds first, and leaves the addresses of what it made', async () => {
    const { ran, commands } = recorded();
    await commands.deploy(['-c', 'stage=dev']);
    expect(ran).toEqual([
      'preflight -c stage=dev',
      'build development',
      'cdk deploy --outputs-file dist/outputs-dev.json -c stage=dev',
    ]);
  });

  it('builds and deploys nothing that the preflight stops', async () => {
    const { ran, commands } = recorded({ isStopped: true });
    await expect(commands.deploy([])).rejects.toThrow('Nothing was deployed.');
    expect(ran).toEqual(['preflight']);
  });

  it('protects a first prod in a second pass, when nothing can fail any more', async () => {
    const { ran, commands } = recorded({ isFirst: true });
    await commands.deploy(['-c', 'stage=prod']);
    const deployed = 'cdk deploy --outputs-file dist/outputs-prod.json -c stage=prod';
    expect(ran.slice(2)).toEqual([`${deployed} -c protection=none`, deployed]);
  });

  it('deploys dev, and a later prod, in one pass', async () => {
    const dev = recorded({ isFirst: true });
    await dev.commands.deploy([]);
    const prod = recorded();
    await prod.commands.deploy(['-c', 'stage=prod']);
    for (const { ran } of [dev, prod]) {
      expect(ran.filter((each) => each.startsWith('cdk'))).toHaveLength(1);
      expect(ran.join()).not.toContain('protection');
    }
  });

  it('keeps from the CDK what only the preflight understands', async () => {
    const { ran, commands } = recorded();
    await commands.deploy(['--accept-changes', '-c', 'data=2']);
    expect(ran[0]).toBe('preflight --accept-changes -c data=2');
    expect(ran[2]).toBe('cdk deploy --outputs-file dist/outputs-dev.json -c data=2 -c stage=dev');
  });

  it.each(['build', 'bootstrap', 'synth', 'deploy', 'destroy'])(
    'is refused on Windows, whose files know no right to be run, as %s is',
    (command) => {
      expect(platformProblem('win32', command)).toContain('WSL 2');
      expect(platformProblem('linux', command)).toBeUndefined();
      expect(platformProblem('darwin', command)).toBeUndefined();
    },
  );

  it('leaves Windows what ships nothing', () => {
    for (const command of ['start', 'check', 'preflight', undefined]) {
      expect(platformProblem('win32', command)).toBeUndefined();
    }
  });

  it('asks first whether a known weakness would be deployed, and then does nothing', async () => {
    const { ran, commands } = recorded({ isWeak: true });
    await expect(commands.deploy(['-c', 'stage=dev'])).rejects.toThrow('known weakness');
    expect(ran).toEqual([]);
  });

  it.each([
    [['-c', 'stage=prod'], 'dist/outputs-prod.json'],
    [[], 'dist/outputs-dev.json'],
  ])('leaves the addresses of the other stage as they are: %j', async (args, file) => {
    const { ran, commands } = recorded();
    await commands.deploy(args);
    expect(ran[2]).toContain(`--outputs-file ${file}`);
  });

  it.each([
    [['-c', 'stage=prod'], 'prod'],
    [['--context=stage=prod'], 'prod'],
    [['--stage', 'prod'], 'prod'],
    [['--stage=prod', '-cstage=prod'], 'prod'],
    [['--stage', 'dev'], 'dev'],
    [[], 'dev'],
  ])('judges, builds and deploys one and the same stage: %j', async (args, stage) => {
    const { ran, commands } = recorded();
    await commands.deploy(args);
    expect(ran.slice(1)).toEqual([
      `build ${stage === 'prod' ? 'production' : 'development'}`,
      `cdk deploy --outputs-file dist/outputs-${stage}.json -c stage=${stage}`,
    ]);
    expect(askedStage(args)).toBe(stage);
  });

  it('hands over what the CDK understands, with the profile that the preflight uses', async () => {
    const { ran, commands } = recorded();
    await commands.deploy(['--profile', 'vendor', '--require-approval=never', '-v', '--report', 'x.json']);
    expect(ran[2]).toBe(
      'cdk deploy --outputs-file dist/outputs-dev.json -c stage=dev --profile=vendor --require-approval=never --verbose',
    );
  });
});

describe('npm run synth', () => {
  it.each([
    [['--stage', 'prod'], 'build production', 'cdk synth --quiet -c stage=prod'],
    [[], 'build development', 'cdk synth --quiet -c stage=dev'],
  ])('builds for the stage that it synthesizes: %j', async (args, ...expected) => {
    const { ran, commands } = recorded();
    await commands.synth(args);
    expect(ran).toEqual(expected);
  });
});

describe('the commands of a deployment', () => {
  const names = ['bootstrap', 'synth', 'deploy', 'destroy'] as const;
  const refused = [
    [['--stage', 'prod', '-c', 'stage=dev'], 'stage is both prod and dev'],
    [['-c', 'stage=dev', '-c', 'stage=prod'], 'stage is both dev and prod'],
    [['-c', 'domain=a.example.com', '-c', 'domain=b.example.com'], 'domain is both'],
    [['-c', 'mailsender=example.com'], "Unknown option '-c mailsender'. Known are stage, domain"],
    [['--acept-changes'], "Unknown option '--acept-changes'. Known are --context, --stage"],
    [['-c', 'protection=none'], 'which the command itself deploys'],
    [['-c', 'data'], '-c data has no value: -c data=…'],
    [['-c', 'mailSender='], '-c mailSender has no value'],
    [['-c'], "Option '-c, --context <value>' argument missing."],
    [['prod'], "Unexpected argument 'prod'"],
  ] as const;

  it.each(names.flatMap((name) => refused.map(([args, words]) => [name, args, words] as const)))(
    '%s runs nothing for %j',
    async (name, args, words) => {
      const { ran, commands } = recorded();
      await expect(commands[name](args)).rejects.toThrow(words);
      expect(ran).toEqual([]);
    },
  );

  it.each(['bootstrap', 'synth', 'destroy'] as const)(
    '%s builds nothing that the stack would refuse',
    async (name) => {
      const { ran, commands } = recorded({ isWrong: true, isBuilt: false });
      await expect(commands[name](['-c', 'domain=x'])).rejects.toThrow('An own domain');
      expect(ran).toEqual([]);
    },
  );

  it('know each option of an installation', () => {
    expect(contextNames).toEqual(['stage', ...Object.keys(optionsOf({}))]);
  });
});

describe('npm run destroy', () => {
  it('takes dev down, and builds only what the synthesis misses', async () => {
    const built = recorded();
    await built.commands.destroy(['-c', 'stage=dev']);
    expect(built.ran).toEqual(['cdk destroy -c stage=dev']);
    const unbuilt = recorded({ isBuilt: false });
    await unbuilt.commands.destroy([]);
    expect(unbuilt.ran).toEqual(['build development', 'cdk destroy -c stage=dev']);
  });

  it.each([
    [['-c', 'stage=prod']],
    [['--context', 'stage=prod']],
    [['--context=stage=prod']],
    [['-cstage=prod']],
    [['--stage', 'prod']],
    [['--stage=prod']],
  ])('refuses prod before anything runs: %j', async (args) => {
    const { ran, commands } = recorded();
    await expect(commands.destroy(args)).rejects.toThrow('prod is not taken down');
    expect(ran).toEqual([]);
  });
});
