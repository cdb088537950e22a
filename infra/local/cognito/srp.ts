import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * The server's half of Cognito's Secure Remote Password: RFC 5054's 3072-bit group,
 * hex padded to a positive number, and a key derived with the words "Caldera Derived Key".
 */
const prime = BigInt(
  '0xFFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22514A08798E3404DD' +
    'EF9519B3CD3A431B302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF5CB6F406B7ED' +
    'EE386BFB5A899FA5AE9F24117C4B1FE649286651ECE45B3DC2007CB8A163BF0598DA48361C55D39A69163FA8FD24CF5F' +
    '83655D23DCA3AD961C62F356208552BB9ED529077096966D670C354E4ABC9804F1746C08CA18217C32905E462E36CE3B' +
    'E39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF6955817183995497CEA956AE515D2261898FA0510' +
    '15728E5A8AAAC42DAD33170D04507A33A85521ABDF1CBA64ECFB850458DBEF0A8AEA71575D060C7DB3970F85A6E1E4C7' +
    'ABF5AE8CDB0933D71E8C94E04A25619DCEE3D2261AD2EE6BF12FFA06D98A0864D87602733EC86A64521F2B18177B200C' +
    'BBE117577A615D6C770988C0BAD946E208E24FA074E5AB3143DB5BFCE0FD108E4B82D120A93AD2CAFFFFFFFFFFFFFFFF',
);
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

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  let square = base % prime;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % prime;
    square = (square * square) % prime;
  }
  return result;
}

/** Bytes of a positive number: a leading zero where the first bit is set. */
function padded(value: bigint): Buffer {
  const hex = value.toString(16);
  const even = hex.length % 2 ? `0${hex}` : hex;
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex');
}

function hashOf(...parts: Buffer[]): bigint {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return BigInt(`0x${hash.digest('hex')}`);
}
