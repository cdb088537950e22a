import { createHmac } from 'node:crypto';

type Upload = {
  conditions: unknown[];
  fields: Record<string, string>;
  credentials: { accessKeyId: string; secretAccessKey: string; sessionToken?: string };
  region: string;
  /** Milliseconds since 1970; the policy expires ten minutes later. */
  now: number;
};

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

/** The fields of a presigned POST, written from the description of Signature Version 4. */
export function signPost(upload: Upload): Record<string, string> {
  const { conditions, fields, credentials, region, now } = upload;
  const date = new Date(now).toISOString().replace(/[-:]|\.\d+/g, '');
  const day = date.slice(0, 8);
  const signed = {
    'x-amz-algorithm': 'AWS4-HMAC-SHA256',
    'x-amz-credential': `${credentials.accessKeyId}/${day}/${region}/s3/aws4_request`,
    'x-amz-date': date,
    ...(credentials.sessionToken && { 'x-amz-security-token': credentials.sessionToken }),
  };
  const all = [...conditions, ...Object.entries(signed).map(([name, value]) => ({ [name]: value }))];
  const expiration = new Date(now + 600_000).toISOString();
  const policy = Buffer.from(JSON.stringify({ expiration, conditions: all })).toString('base64');
  const scope = [day, region, 's3', 'aws4_request'];
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${credentials.secretAccessKey}`);
  return { ...fields, ...signed, policy, 'x-amz-signature': hmac(key, policy).toString('hex') };
}
