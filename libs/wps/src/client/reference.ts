const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A short name for one request, without letters that are misread aloud. */
export function newReference(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return [...bytes].map((byte) => alphabet[byte % alphabet.length]).join('');
}
