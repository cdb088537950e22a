import { describe, expect, it } from 'vitest';
import { cdkCommands, modeOf } from '#infra/cdk-commands.mjs';

/** What the commands would have run. */
function recorded({ isBuilt = true } = {}) {
  const ran: string[] = [];
  const commands = cdkCommands({
    build: async (mode) => void ran.push(`build ${mode}`),
    cdk: async (...args) => void ran.push(`cdk ${args.join(' ')}`),
    isBuilt: () => isBuilt,
  });
  return { ran, commands };
}

describe('npm run deploy', () => {
  it('builds first and leaves the addresses of what it made', async () => {
    const { ran, commands } = recorded();
    await commands.deploy(['-c', 'stage=dev']);
    expect(ran).toEqual(['build development', 'cdk deploy --outputs-file dist/outputs.json -c stage=dev']);
  });

  it.each([
    [['-c', 'stage=prod'], 'production'],
    [['--context=stage=prod'], 'production'],
    [['-c', 'stage=dev'], 'development'],
    [[], 'development'],
  ])('builds the web app for %j', (args, mode) => {
    expect(modeOf(args)).toBe(mode);
  });
});

describe('npm run destroy', () => {
  it('takes dev down, and builds only what the synthesis misses', async () => {
    const built = recorded();
    await built.commands.destroy(['-c', 'stage=dev']);
    expect(built.ran).toEqual(['cdk destroy -c stage=dev']);
    const unbuilt = recorded({ isBuilt: false });
    await unbuilt.commands.destroy([]);
    expect(unbuilt.ran).toEqual(['build development', 'cdk destroy']);
  });

  it.each([
    [['-c', 'stage=prod']],
    [['--context', 'stage=prod']],
    [['--context=stage=prod']],
    [['-cstage=prod']],
  ])('refuses prod before anything runs: %j', async (args) => {
    const { ran, commands } = recorded();
    await expect(commands.destroy(args)).rejects.toThrow('prod is not taken down');
    expect(ran).toEqual([]);
  });
});
