import { isLost } from './failure.ts';

/** Does it; where its answer is lost, `find` looks whether it was done. */
export async function unlessLost<Made>(
  make: () => Promise<Made>,
  find: () => Promise<Made | undefined>,
): Promise<Made> {
  try {
    return await make();
  } catch (failure) {
    const found = isLost(failure) && (await find().catch(() => undefined));
    if (!found) throw failure;
    return found;
  }
}
