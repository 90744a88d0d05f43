import { jsonItem, sessionStore, storageKeys } from '@playhouse/storage';
import * as z from 'zod/mini';
import { clearPendingAction, keepPendingAction } from './keepPendingAction';
import type { PendingAction } from './keepPendingAction';

const pendingActionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('favourite'), nodeId: z.string(), vendor: z.string() }),
  z.object({ kind: z.literal('launch'), nodeId: z.string() }),
  z.object({ kind: z.literal('referral') }),
]);

const keptSchema = z.object({ action: pendingActionSchema, until: z.number() });

const item = jsonItem(sessionStore, storageKeys.pendingAction, keptSchema);

export const pendingAction = {
  set: keepPendingAction,
  clear: clearPendingAction,
  /** Hands the action out once, to the domain that asks for its kind. */
  take<Kind extends PendingAction['kind']>(
    kind: Kind,
  ): Extract<PendingAction, { kind: Kind }> | undefined {
    const kept = item.get();
    if (!kept || kept.action.kind !== kind) return undefined;
    item.remove();
    const action = kept.action as Extract<PendingAction, { kind: Kind }>;
    return kept.until > Date.now() ? action : undefined;
  },
};
