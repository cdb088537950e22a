import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';

/** Compresses plain data: brotli needs a few percent less room than gzip. */
export function packed(data: object): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY } = constants;
  return promisify(brotliCompress)(JSON.stringify(data), { params: { [BROTLI_PARAM_QUALITY]: 5 } });
}

/** The unpacked data; the caller knows its shape. */
export const unpacked = async (bytes: Uint8Array): Promise<unknown> =>
  JSON.parse((await promisify(brotliDecompress)(bytes)).toString());
