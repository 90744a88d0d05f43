import { jsonItem, localStore, storageKeys } from '@playhouse/storage';
import * as z from 'zod/mini';

/** The session record under MC_SESSION_INFO (SESS-01). Being logged in means that it exists. */
export const sessionSchema = z.object({
  token: z.string().check(z.minLength(1)),
  merchantCode: z.string(),
  userName: z.string(),
  /** One of `memberTypes`. */
  type: z.number(),
  firstTimeLogin: z.boolean(),
});
export type Session = z.output<typeof sessionSchema>;

export const sessionRecord = jsonItem(localStore, storageKeys.session, sessionSchema);
