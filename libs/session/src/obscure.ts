import { localStore, storageKeys } from '@playhouse/storage';

/*
 * The platform's format of kept passwords: base64 twice, then a random text of this browser (CRED-01).
 * This is obfuscation, NOT protection. Whoever can read this browser's storage can read the password:
 * the suffix lies next to it. It only keeps a password from being read over somebody's shoulder in the
 * developer tools. A merchant that does not want that turns `register.remember` off; nothing is kept then.
 */

function toBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}

function fromBase64(text: string): string {
  return new TextDecoder().decode(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)));
}

/** The browser's own suffix, made on first use. */
function secret(): string {
  const known = localStore.get(storageKeys.sass);
  if (known) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const made = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  localStore.set(storageKeys.sass, made);
  return made;
}

/** Writes a password in the platform's format. Not a protection: see above. */
export function obscure(password: string): string {
  return toBase64(toBase64(password)) + secret();
}

/** Reads what `obscure` wrote; `undefined` when it is not of this browser or was damaged. */
export function reveal(kept: string): string | undefined {
  const suffix = secret();
  if (!kept.endsWith(suffix)) return undefined;
  try {
    return fromBase64(fromBase64(kept.slice(0, -suffix.length)));
  } catch {
    return undefined;
  }
}
