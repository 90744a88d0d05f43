import { jsonItem, localStore, storageKeys } from '@playhouse/storage';
import * as z from 'zod/mini';
import { obscure, reveal } from './obscure';

const methods = ['username', 'sms'] as const;

/** The two ways to log in that can be remembered (LOGIN-02). */
export type LoginMethod = (typeof methods)[number];

const record = {
  type: z.enum(methods),
  username: z.string(),
  /** Obscured, see `obscure`: this does not protect it. Empty for `sms`, whose codes are used up. */
  password: z.string(),
  countryDialingCode: z.string(),
};

// The record of the last login stands at the top, as the platform writes it; the one of the other
// method rides along, so that switching tabs finds it too (LOGIN-13).
const kept = z.object({ ...record, other: z.optional(z.object(record)) });
type Kept = z.output<typeof kept>;

const item = jsonItem(localStore, storageKeys.remPass, kept);

export interface Credentials {
  readonly type: LoginMethod;
  /** User name; for `sms` the mobile number without its dialling code. */
  readonly username: string;
  /** In clear; empty for `sms`. */
  readonly password: string;
  /** Digits without a plus; empty when none was asked for. */
  readonly countryDialingCode: string;
}

function all(): Omit<Kept, 'other'>[] {
  const found = item.get();
  if (!found) return [];
  const { other, ...last } = found;
  return other ? [last, other] : [last];
}

function write([last, other]: Omit<Kept, 'other'>[]): void {
  if (last) item.set(other ? { ...last, other } : last);
  else item.remove();
}

function without(type: LoginMethod): Omit<Kept, 'other'>[] {
  return all().filter((entry) => entry.type !== type);
}

/** Credentials that the player asked to be remembered, under remPass (CRED-01). */
export const savedCredentials = {
  /** The credentials remembered for this way to log in. */
  get(type: LoginMethod): Credentials | undefined {
    const found = all().find((entry) => entry.type === type);
    if (!found) return undefined;
    return { ...found, password: found.password === '' ? '' : (reveal(found.password) ?? '') };
  },
  /** The way to log in that was remembered last. */
  lastMethod(): LoginMethod | undefined {
    return item.get()?.type;
  },
  save({ type, username, password, countryDialingCode }: Credentials): void {
    const entry = {
      type,
      username,
      password: password === '' ? '' : obscure(password),
      countryDialingCode,
    };
    write([entry, ...without(type)]);
  },
  /** Encodes a changed password anew, if this user name's was remembered, in whatever case it was typed (CHPW-05). */
  changePassword(username: string, password: string): void {
    const entry = this.get('username');
    if (entry?.username.toLowerCase() === username.toLowerCase()) this.save({ ...entry, password });
  },
  forget(type: LoginMethod): void {
    write(without(type));
  },
  clear(): void {
    item.remove();
  },
};
