import {
  createHash,
  createHmac,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  getDiffieHellman,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

/**
 * The server's half of Cognito's Secure Remote Password, with a key derived with the words "Caldera Derived Key". Its
 * group of 3072 bits in RFC 5054 is the fifteenth of RFC 3526; hex is padded to a positive number.
 */
export const prime = numberOf(getDiffieHellman('modp15').getPrime());
const generator = 2n;
const multiplier = hashOf(padded(prime), padded(generator));

export type Credentials = { salt: string; verifier: string };
export type Exchange = { clientValue: bigint; secret: bigint; serverValue: bigint; verifier: bigint };

/** The verifier that is stored instead of the password. */
export function credentialsOf(
  poolName: string,
  username: string,
  password: string,
  salt = newSalt(),
): Credentials {
  const identity = createHash('sha256').update(`${poolName}${username}:${password}`).digest();
  const key = hashOf(padded(BigInt(`0x${salt}`)), identity);
  return { salt, verifier: power(generator, key).toString(16) };
}

/** Undefined when the client's value is one that would give the password away. */
export function beginExchange(clientValueHex: string, verifierHex: string): Exchange | undefined {
  if (!/^[0-9a-f]{1,1024}$/i.test(clientValueHex)) return undefined;
  const clientValue = BigInt(`0x${clientValueHex}`);
  if (clientValue % prime === 0n) return undefined;
  const secret = BigInt(`0x${randomBytes(32).toString('hex')}`);
  const verifier = BigInt(`0x${verifierHex}`);
  const serverValue = (multiplier * verifier + power(generator, secret)) % prime;
  return { clientValue, secret, serverValue, verifier };
}

export type Proof = { poolName: string; username: string; secretBlock: string; timestamp: string };

/** Whether the signature shows that the client knows the password. */
export function provesPassword(exchange: Exchange, proof: Proof, signature: string): boolean {
  const { poolName, username, secretBlock, timestamp } = proof;
  const expected = createHmac('sha256', sharedKey(exchange))
    .update(poolName)
    .update(username)
    .update(Buffer.from(secretBlock, 'base64'))
    .update(timestamp)
    .digest();
  const given = Buffer.from(signature, 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function sharedKey({ clientValue, secret, serverValue, verifier }: Exchange): Buffer {
  const scramble = hashOf(padded(clientValue), padded(serverValue));
  const session = power(clientValue * power(verifier, scramble), secret);
  const extracted = createHmac('sha256', padded(scramble)).update(padded(session)).digest();
  return createHmac('sha256', extracted).update('Caldera Derived Key\u0001').digest().subarray(0, 16);
}

const newSalt = () => randomBytes(16).toString('hex');

/** A value as OpenSSL reads it in keys: ASN.1 with a length of two bytes. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.of(tag, 0x82, content.length >> 8, content.length & 0xff), content]);
}

const integer = (value: bigint) => der(0x02, padded(value));
const sequence = (...parts: Buffer[]) => der(0x30, ...parts);

/** The object identifier of Diffie-Hellman keys, with their group. */
const algorithm = sequence(
  Buffer.from('06092a864886f70d010301', 'hex'),
  sequence(integer(prime), integer(generator)),
);

/**
 * By OpenSSL: big integers of JavaScript take more than twice as long, and `createDiffieHellman` takes a second to check
 * the prime.
 */
export function power(base: bigint, exponent: bigint): bigint {
  const own = sequence(integer(0n), algorithm, der(0x04, integer(exponent)));
  const other = sequence(algorithm, der(0x03, Buffer.of(0), integer(base % prime)));
  const secret = diffieHellman({
    privateKey: createPrivateKey({ format: 'der', type: 'pkcs8', key: own }),
    publicKey: createPublicKey({ format: 'der', type: 'spki', key: other }),
  });
  return numberOf(secret);
}

export function numberOf(bytes: Buffer): bigint {
  return BigInt(`0x${bytes.toString('hex')}`);
}

/** Bytes of a positive number: a leading zero where the first bit is set. */
export function padded(value: bigint): Buffer {
  const hex = value.toString(16);
  const even = hex.length % 2 ? `0${hex}` : hex;
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex');
}

function hashOf(...parts: Buffer[]): bigint {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return BigInt(`0x${hash.digest('hex')}`);
}
