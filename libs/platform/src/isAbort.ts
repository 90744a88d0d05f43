import { CancelledError } from '@tanstack/react-query';

/** Whether a call was given up by whoever made it, rather than refused. */
export function isAbort(error: unknown): boolean {
  const aborted = error instanceof DOMException && error.name === 'AbortError';
  return aborted || error instanceof CancelledError;
}
