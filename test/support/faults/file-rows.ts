import { GetObjectTaggingCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { bucketClient, bucketName } from '#lambdas/runtime/files/bucket.ts';
import { readFile, readFileIfThere, removeFile, writeFile } from '#lambdas/runtime/files/files.ts';
import { listFiles } from '#lambdas/runtime/files/list-files.ts';
import { removeForGood } from '#lambdas/runtime/files/remove-for-good.ts';
import { isArchived, writeArchive } from '#lambdas/store/personal-data/archive-store.ts';
import { takeUpload } from '#lambdas/store/upload/taken-uploads.ts';
import { retireFile } from '#lambdas/store/upload/uploaded-files.ts';
import { uploadKey } from '#shared/uploads/upload-key.ts';
import type { Row, Rows } from './row.ts';

const content = new TextEncoder().encode('%PDF-1.7 prices');
const at = (Key: string) => ({ Bucket: bucketName(), Key });

const stateOf = async (key: string) => (await bucketClient.send(new GetObjectTaggingCommand(at(key)))).TagSet;

/** Stored as a browser's upload. */
async function uploaded(mark: string): Promise<string> {
  const key = `${uploadKey('attachments/notifications')}/${mark}.pdf`;
  const ContentType = 'application/pdf';
  await bucketClient.send(new PutObjectCommand({ ...at(key), Body: content, ContentType }));
  return key;
}

const retiring: Row = {
  async make(mark) {
    const key = `images/products/${mark}.png`;
    await writeFile(key, content);
    return { act: () => retireFile(key), seen: () => stateOf(key) };
  },
};

const removing: Row = {
  async make(mark) {
    await writeFile(`archives/${mark}/a`, content);
    return { act: () => removeForGood(`archives/${mark}`), seen: () => listFiles(`archives/${mark}`) };
  },
};

const textOf = (bytes: Uint8Array | undefined) => bytes && new TextDecoder().decode(bytes);

export const fileRows: Rows = {
  'files.ts PutObjectCommand': {
    make: async (mark) => ({
      act: () => writeFile(`jobs/${mark}`, content),
      seen: async () => textOf(await readFile(`jobs/${mark}`)),
    }),
  },
  'files.ts GetObjectCommand': {
    async make(mark) {
      await writeFile(`jobs/${mark}`, content);
      return { act: async () => textOf(await readFile(`jobs/${mark}`)) };
    },
  },
  'files.ts DeleteObjectCommand': {
    async make(mark) {
      await writeFile(`jobs/${mark}`, content);
      return { act: () => removeFile(`jobs/${mark}`), seen: () => readFileIfThere(`jobs/${mark}`) };
    },
  },
  'archive-store.ts PutObjectCommand': {
    make: async (mark) => ({
      act: () =>
        writeArchive(
          mark,
          'archivio.zip',
          content.length,
          (async function* () {
            yield content;
          })(),
        ),
      seen: () => isArchived(mark),
    }),
    once: 'its bytes come once: the step of the job builds it again',
  },
  'archive-store.ts HeadObjectCommand': {
    async make(mark) {
      await writeFile(`archives/${mark}.zip`, content);
      return { act: () => isArchived(mark) };
    },
  },
  'list-files.ts ListObjectsV2Command': { make: async (mark) => ({ act: () => listFiles(`jobs/${mark}`) }) },
  'remove-for-good.ts ListObjectVersionsCommand': removing,
  'remove-for-good.ts DeleteObjectCommand': removing,
  'uploaded-files.ts HeadObjectCommand': retiring,
  'uploaded-files.ts CopyObjectCommand': retiring,
  'taken-uploads.ts CopyObjectCommand': {
    async make(mark) {
      const upload = await uploaded(mark);
      const take = () => takeUpload('notification-attachment', upload, () => 'taken');
      return { act: async () => textOf(await readFile(await take())) };
    },
  },
};
