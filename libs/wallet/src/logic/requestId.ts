/**
 * An id for one intention to move money: the platform moves it once, however often it is asked.
 * Not `randomUUID`, which exists on https only.
 */
export function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
