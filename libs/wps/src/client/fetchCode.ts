import { UnsentError } from './errors';

/**
 * Fetches code that a call needs before it can be sent.
 * @throws UnsentError when it cannot be had: the next try fetches it again
 */
export async function fetchCode<T>(load: () => Promise<T>, reference: string): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    throw new UnsentError('No code', reference, { cause });
  }
}
