import type { AttributeValue, DynamoDBRecord } from 'aws-lambda';
import { partitions, sorts } from '#lambdas/store/keys.ts';
import { retireFile } from '#lambdas/store/upload/uploaded-files.ts';
import { keyOfAddress } from '#shared/uploads/file-address.ts';
import { uploadKinds } from '#shared/uploads/upload-kinds.ts';

type Image = Record<string, AttributeValue> | undefined;

/** The followed images, by the beginning of their keys: the place of the address, and the folder of the files. */
const followed = [
  {
    pk: partitions.product,
    sk: sorts.product,
    address: (of: Image) => of?.imageUrl?.S,
    kind: 'product-image',
  },
  {
    pk: partitions.user,
    sk: sorts.profile,
    address: (of: Image) => of?.profile?.M?.imageUrl?.S,
    kind: 'user-image',
  },
] as const;

/**
 * Retires the former image of a product or a user; copies in quotations go on showing it (decision 9). A file has one
 * owner, and never comes back to them: a repeated or late record changes nothing. The deletion of a user retires the
 * image itself, before an erasure may remove it for good.
 */
export async function followImages({ eventName, dynamodb }: DynamoDBRecord): Promise<void> {
  const { pk, sk } = dynamodb?.Keys ?? {};
  const owner = followed.find((each) => each.pk.restOf(pk?.S ?? '') && sk?.S === each.sk);
  if (!owner || (owner.kind === 'user-image' && eventName === 'REMOVE')) return;
  const [before, after] = [dynamodb?.OldImage, dynamodb?.NewImage].map((image) =>
    keyOfAddress(owner.address(image)),
  );
  // Older records name files elsewhere: they are not ours to retire.
  if (!before?.startsWith(`${uploadKinds[owner.kind].folder}/`) || before === after) return;
  await retireFile(before);
}
