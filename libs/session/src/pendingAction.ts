import { jsonItem, sessionStore, storageKeys } from '@playhouse/storage';
import * as z from 'zod/mini';

/** What a visitor tapped and is done once they are logged in: data, so that it survives a page load. */
const pendingActionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('favourite'), nodeId: z.string(), vendor: z.string() }),
  z.object({ kind: z.literal('launch'), nodeId: z.string() }),
  z.object({ kind: z.literal('referral') }),
]);
export type PendingAction = z.output<typeof pendingActionSchema>;

const keptSchema = z.object({ action: pendingActionSchema, until: z.number() });

// A tap is meant for now: after a quarter of an hour nobody expects it to happen any more.
const lifetime = 15 * 60_000;

const item = jsonItem(sessionStore, storageKeys.pendingAction, keptSchema);

export const pendingAction = {
  set(action: PendingAction): void {
    item.set({ action, until: Date.now() + lifetime });
  },
  clear(): void {
    item.remove();
  },
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
