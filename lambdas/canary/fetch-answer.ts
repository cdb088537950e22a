/** Milliseconds until an answer has come as a whole. */
const patience = 30_000;

/** An answer of the installation. A failure names the path alone: the rest of an address may be a secret. */
export async function fetchAnswer(address: string | URL, options: RequestInit = {}): Promise<Response> {
  const { host, pathname } = new URL(address);
  const answer = await fetch(address, { ...options, signal: AbortSignal.timeout(patience) }).catch(
    (cause: unknown) => {
      throw new Error(`${host}${pathname} did not answer.`, { cause });
    },
  );
  if (!answer.ok) throw new Error(`${host}${pathname} answered ${answer.status}.`);
  return answer;
}
