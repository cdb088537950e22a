import type { Keys } from '../signature.ts';
import type { UploadForm } from './read-form.ts';
import { S3Error } from './s3-error.ts';
import { createSigner, parseSigningDate, readScope, refuseUnequal } from './signature.ts';

type Policy = { expiration: string; conditions: unknown[] };

/** Fields that a policy need not name. */
const freeFields = new Set(['policy', 'x-amz-signature', 'file']);

function readPolicy(text: string): Policy {
  const policy: unknown = JSON.parse(Buffer.from(text, 'base64').toString());
  if (
    typeof policy === 'object' &&
    policy !== null &&
    'expiration' in policy &&
    typeof policy.expiration === 'string' &&
    'conditions' in policy &&
    Array.isArray(policy.conditions)
  ) {
    return { expiration: policy.expiration, conditions: policy.conditions };
  }
  throw new S3Error('MalformedPOSTRequest', 'The policy is not well-formed.');
}

function checkSize(size: number, least: number, most: number): void {
  if (size > most) {
    const details = { ProposedSize: String(size), MaxSizeAllowed: String(most) };
    throw new S3Error('EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size', details);
  }
  if (size < least) {
    const details = { ProposedSize: String(size), MinSizeAllowed: String(least) };
    throw new S3Error(
      'EntityTooSmall',
      'Your proposed upload is smaller than the minimum allowed size',
      details,
    );
  }
}

/** A condition as `[operator, $field, value]`; the short form `{field: value}` means `eq`. */
function asTriple(condition: unknown): [string, unknown, unknown] {
  if (Array.isArray(condition)) return [String(condition[0]), condition[1], condition[2]];
  const [name, value] = Object.entries(condition ?? {})[0] ?? [];
  return ['eq', `$${name}`, value];
}

const isSizeRange = (condition: unknown): condition is unknown[] =>
  Array.isArray(condition) && condition[0] === 'content-length-range';

/** The field that the condition allows. */
function checkCondition(condition: unknown, values: Record<string, string>): string {
  const [operator, name, wanted] = asTriple(condition);
  const field = String(name).replace(/^\$/, '').toLowerCase();
  const value = values[field];
  const holds =
    operator === 'eq'
      ? value === String(wanted)
      : operator === 'starts-with' && value?.startsWith(String(wanted));
  if (holds) return field;
  throw new S3Error(
    'AccessDenied',
    `Invalid according to Policy: Policy Condition failed: ["${operator}", "${name}", "${wanted}"]`,
  );
}

/** Refuses a form that is not signed, is too late, or holds anything that its policy does not allow. */
export async function checkPostPolicy(
  { fields, file }: UploadForm,
  bucket: string,
  credentials: Keys,
  now: number,
): Promise<void> {
  if (!fields.policy) throw new S3Error('AccessDenied', 'Access Denied');
  const scope = readScope(fields['x-amz-credential'], credentials);
  const signingDate = parseSigningDate(fields['x-amz-date']);
  const signature = await createSigner(credentials, scope).sign(fields.policy, { signingDate });
  refuseUnequal(fields['x-amz-signature'], signature);
  const policy = readPolicy(fields.policy);
  if (!(Date.parse(policy.expiration) > now)) {
    throw new S3Error('AccessDenied', 'Invalid according to Policy: Policy expired.');
  }
  const values = { ...fields, bucket };
  const ofFields = policy.conditions.filter((condition) => !isSizeRange(condition));
  const allowed = ofFields.map((condition) => checkCondition(condition, values));
  for (const name of Object.keys(fields)) {
    if (freeFields.has(name) || name.startsWith('x-ignore-') || allowed.includes(name)) continue;
    throw new S3Error('AccessDenied', `Invalid according to Policy: Extra input fields: ${name}`);
  }
  // The size is known last, when the file has come in.
  for (const [, least, most] of policy.conditions.filter(isSizeRange)) {
    checkSize(file.bytes.length, Number(least), Number(most));
  }
}
