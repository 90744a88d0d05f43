// No vowels and no look-alikes: a key is read aloud to customer service.
const letters = 'BCDFGHJKLMNPQRSTVWXZ2345678';

/** The key of a new intent: 20 characters, 95 bits of chance. Not `randomUUID`, which exists on https only. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(40));
  // What is above a multiple of the letters would make some of them likelier.
  const fair = [...bytes].filter((byte) => byte < letters.length * 9).slice(0, 20);
  return fair.length < 20 ? newKey() : fair.map((byte) => letters[byte % letters.length]).join('');
}

/** A short print of a text (53 bits, cyrb53): tells one body from another without keeping it. */
function print(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

/** What makes a movement this one and no other: its body without secrets. */
export function meaningOf(body: unknown, secrets: readonly string[] = []): string {
  return print(
    JSON.stringify(body, (name, value: unknown) => (secrets.includes(name) ? undefined : value)) ??
      '',
  );
}
