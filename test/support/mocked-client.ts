import { mockClient } from 'aws-sdk-client-mock';
import { afterAll } from 'vitest';

/** A client of AWS that answers what the test says. After the file it is itself again: the next file shares it. */
export const mockedClient: typeof mockClient = (client) => {
  const mocked = mockClient(client);
  afterAll(() => mocked.restore());
  return mocked;
};
