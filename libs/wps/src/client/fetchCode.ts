import { NetworkError } from './errors';

/**
 * Fetches code that a call needs before it can be sent.
 * @throws NetworkError when it cannot be had: nothing was sent, and the next try fetches it again
 */
export async function fetchCode<T>(load: () => Promise<T>, reference: string): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    throw new NetworkError('What sends the call was not reached', reference, { cause });
  }
}
