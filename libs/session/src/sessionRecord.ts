import { jsonItem, localStore, storageKeys } from '@playhouse/storage';
import type { ItemSchema } from '@playhouse/storage';

/** The session record under MC_SESSION_INFO (SESS-01). Being logged in means that it exists. */
export interface Session {
  readonly token: string;
  readonly merchantCode: string;
  readonly userName: string;
  /** One of `memberTypes`. */
  readonly type: number;
  readonly firstTimeLogin: boolean;
}

// Read by hand: every first load reads the record, and would otherwise wait for the schema library.
const sessionSchema: ItemSchema<Session> = {
  safeParse(value) {
    if (typeof value !== 'object' || value === null) return { success: false };
    const {
      token,
      merchantCode,
      userName,
      type,
      firstTimeLogin,
    }: Partial<Record<keyof Session, unknown>> = value;
    return typeof token === 'string' &&
      token !== '' &&
      typeof merchantCode === 'string' &&
      typeof userName === 'string' &&
      typeof type === 'number' &&
      typeof firstTimeLogin === 'boolean'
      ? { success: true, data: { token, merchantCode, userName, type, firstTimeLogin } }
      : { success: false };
  },
};

export const sessionRecord = jsonItem(localStore, storageKeys.session, sessionSchema);
