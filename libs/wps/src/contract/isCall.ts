import type { Call } from './define';

/** Whether what a module of the contract exports is a call. */
export function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'path' in value && 'answer' in value;
}
