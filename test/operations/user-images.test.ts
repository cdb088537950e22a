import { GetObjectTaggingCommand } from '@aws-sdk/client-s3';
import { describe, expect, it } from 'vitest';
import { keyOfAddress } from '#shared/uploads/file-address.ts';
import { registeredAndSignedIn, stored } from '#test/support/accounts-api.ts';
import { cloudUrl, codeOf, tokenOf } from '#test/support/cloud.ts';
import { answered } from '#test/support/quotations-api.ts';
import { allow, give, sent, takeAway, uploaded } from '#test/support/user-images-api.ts';

/** A consumer of the stream retires files. */
const soon = { timeout: 10_000 };

const { bucketClient, bucketName } = await import('#lambdas/runtime/files/bucket.ts');

const keyOf = ({ imageUrl }: { imageUrl: string | null }) => keyOfAddress(imageUrl) ?? '';

async function stateOf(key: string): Promise<string | undefined> {
  const { TagSet = [] } = await bucketClient.send(
    new GetObjectTaggingCommand({ Bucket: bucketName(), Key: key }),
  );
  return TagSet.find(({ Key }) => Key === 'state')?.Value;
}

describe('the image of a user', () => {
  it('is stored under images/users, shown by the website, and answered with address and name [USR-090, USR-096]', async () => {
    const { id, token } = await registeredAndSignedIn();
    const upload = await uploaded(token, id);
    expect(upload).toMatch(new RegExp(`^uploads/images/users/${id}-[0-9a-f]{32}\\.png$`));
    const image = answered(await give(token, id, upload)).updateImage;
    expect(image).toMatchObject({ imageName: 'Logo ditta.PNG', revision: 2 });
    expect(image.imageUrl).toMatch(new RegExp(`^/files/images/users/${id}-[0-9a-f]{32}-[0-9a-f]{32}\\.png$`));
    expect(await stored(id)).toMatchObject(image);
    expect(await stateOf(keyOf(image))).toBeUndefined();
    expect(await (await fetch(`${cloudUrl}${image.imageUrl}`)).text()).toContain('the logo');
  });

  it('that replaces another retires it, and given twice it is the same one [USR-090]', async () => {
    const { id, token } = await registeredAndSignedIn();
    const old = answered(await give(token, id, await uploaded(token, id))).updateImage;
    const upload = await uploaded(token, id);
    const image = answered(await give(token, id, upload)).updateImage;
    expect(answered(await give(token, id, upload)).updateImage).toEqual({ ...image, revision: 3 });
    await expect.poll(() => stateOf(keyOf(old)), soon).toBe('retired');
    expect(await stateOf(keyOf(image))).toBeUndefined();
  });

  it('that is removed leaves neither address nor name, and its file is retired [USR-091]', async () => {
    const { id, token } = await registeredAndSignedIn();
    const image = answered(await give(token, id, await uploaded(token, id))).updateImage;
    const none = { imageUrl: null, imageName: null, revision: 3 };
    expect(answered(await takeAway(token, id)).removeImage).toEqual(none);
    await expect.poll(() => stateOf(keyOf(image)), soon).toBe('retired');
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
  });

  it('is a file that waits in its folder, and no other', async () => {
    const { id, token } = await registeredAndSignedIn();
    const other = await registeredAndSignedIn();
    const taken = await uploaded(other.token, other.id);
    const kept = keyOf(answered(await give(other.token, other.id, taken)).updateImage);
    const own = `uploads/images/users/${id}-none.png`;
    for (const key of [taken, kept, own, 'uploads/images/products/0.png', 'uploads/images/users/../a.png']) {
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
