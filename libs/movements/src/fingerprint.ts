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

/** Fingerprint of a movement's body without secrets: two requests with the same one mean the same movement. */
export function getFingerprint(body: unknown, secrets: readonly string[] = []): string {
  return print(
    JSON.stringify(body, (name, value: unknown) => (secrets.includes(name) ? undefined : value)) ??
      '',
  );
}
