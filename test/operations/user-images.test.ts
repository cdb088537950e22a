import { GetObjectTaggingCommand } from '@aws-sdk/client-s3';
import { describe, expect, it } from 'vitest';
import { registeredAndSignedIn, stored } from '#test/support/accounts-api.ts';
import { cloudUrl, codeOf, tokenOf } from '#test/support/cloud.ts';
import { answered } from '#test/support/quotations-api.ts';
import { allow, give, sent, takeAway, uploaded } from '#test/support/user-images-api.ts';

/** Who follows the table retires files. */
const soon = { timeout: 10_000 };

const { bucketClient, bucketName } = await import('#lambdas/store/bucket.ts');

async function stateOf(key: string): Promise<string | undefined> {
  const { TagSet = [] } = await bucketClient.send(
    new GetObjectTaggingCommand({ Bucket: bucketName(), Key: key }),
  );
  return TagSet.find(({ Key }) => Key === 'state')?.Value;
}

describe('the image of a user', () => {
  it('is stored under images/users, shown by the website, and answered with address and name [USR-090, USR-096]', async () => {
    const { id, token } = await registeredAndSignedIn();
    const key = await uploaded(token, id);
    expect(key).toMatch(new RegExp(`^images/users/${id}-[0-9a-f]{32}\\.png$`));
    const image = answered(await give(token, id, key)).updateImage;
    expect(image).toEqual({ imageUrl: `/files/${key}`, imageName: 'Logo ditta.PNG', revision: 2 });
    expect(await stored(id)).toMatchObject(image);
    expect(await stateOf(key)).toBe('kept');
    expect(await (await fetch(`${cloudUrl}${image.imageUrl}`)).text()).toContain('the logo');
  });

  it('that replaces another retires it, and given twice it is the same one [USR-090]', async () => {
    const { id, token } = await registeredAndSignedIn();
    const old = await uploaded(token, id);
    await give(token, id, old);
    const key = await uploaded(token, id);
    answered(await give(token, id, key));
    expect(answered(await give(token, id, key)).updateImage.revision).toBe(3);
    await expect.poll(() => stateOf(old), soon).toBe('retired');
    expect(await stateOf(key)).toBe('kept');
  });

  it('that is removed leaves neither address nor name, and its file is retired [USR-091]', async () => {
    const { id, token } = await registeredAndSignedIn();
    const key = await uploaded(token, id);
    await give(token, id, key);
    const none = { imageUrl: null, imageName: null, revision: 3 };
    expect(answered(await takeAway(token, id)).removeImage).toEqual(none);
    await expect.poll(() => stateOf(key), soon).toBe('retired');
    expect(answered(await takeAway(token, id)).removeImage).toEqual(none);
  });

  it('is given and removed by a super user who manages the country, and by no other user [USR-090, USR-091]', async () => {
    const { id, token } = await registeredAndSignedIn();
    const manager = await tokenOf('superUser');
    const key = await uploaded(manager, id);
    for (const who of ['painter', 'superUserOfGermanyAndAustria'] as const) {
      const stranger = await tokenOf(who);
      const answers = [
        await allow(stranger, id),
        await give(stranger, id, key),
        await takeAway(stranger, id),
      ];
      expect(answers.map(codeOf)).toEqual(['not-found', 'not-found', 'not-found']);
    }
    answered(await give(manager, id, key));
    expect((await stored(id)).updatedBy).toBe('Giulia Ferrero');
    answered(await takeAway(token, id));
    expect((await stored(id)).imageUrl).toBeNull();
  });

  it('is an image indeed, whatever its sender says of its type [OPC-30]', async () => {
    const { id, token } = await registeredAndSignedIn();
    const form = answered(await allow(token, id)).uploadUserImage;
    const key = await sent(form, new TextEncoder().encode('<html><script>alert(1)</script>'));
    expect(codeOf(await give(token, id, key))).toBe('invalid-input');
    expect((await stored(id)).imageUrl ?? null).toBeNull();
    expect(await stateOf(key)).toBe('unclaimed');
  });

  it('is a file that waits in its folder, and no other', async () => {
    const { id, token } = await registeredAndSignedIn();
    const other = await registeredAndSignedIn();
    const taken = await uploaded(other.token, other.id);
    await give(other.token, other.id, taken);
    for (const key of [taken, 'images/users/none.png', 'images/products/0.png', 'images/users/../a.png']) {
      const answer = await give(token, id, key);
      expect([codeOf(answer), answer.errors?.[0]?.errorInfo?.field]).toEqual(['invalid-input', 'key']);
    }
    expect((await stored(id)).imageUrl ?? null).toBeNull();
  });

  it.each(['image/svg+xml', 'application/pdf', 'text/html'])('is never %s', async (type) => {
    const { id, token } = await registeredAndSignedIn();
    expect(codeOf(await allow(token, id, type))).toBe('invalid-input');
  });
});
