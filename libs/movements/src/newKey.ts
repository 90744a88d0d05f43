// No vowels and no look-alikes: a key is read aloud to customer service.
const letters = 'BCDFGHJKLMNPQRSTVWXZ2345678';

/** The key of a new intent: 20 characters, 95 bits of chance. Not `randomUUID`, which exists on https only. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(40));
  // A byte above the largest multiple of the number of letters would make some letters likelier.
  const fair = [...bytes].filter((byte) => byte < letters.length * 9).slice(0, 20);
  return fair.length < 20 ? newKey() : fair.map((byte) => letters[byte % letters.length]).join('');
}
