import { jsonItem, sessionStore, storageKeys } from '@playhouse/storage';
import type { ItemSchema } from '@playhouse/storage';
import { clearPendingAction, keepPendingAction } from './keepPendingAction';
import type { PendingAction } from './keepPendingAction';

interface Kept {
  readonly action: PendingAction;
  readonly until: number;
}

const isText = (value: unknown) => typeof value === 'string';

/** Which fields an action of each kind has, all of them texts. */
const fields: Readonly<Record<PendingAction['kind'], readonly string[]>> = {
  favourite: ['nodeId', 'vendor'],
  launch: ['nodeId'],
  referral: [],
};

function isKept(value: unknown): value is Kept {
  const { action, until } = Object(value) as { action?: unknown; until?: unknown };
  const known = new Map(Object.entries(Object(action)));
  const kind = known.get('kind');
  const wanted = Object.entries(fields).find(([name]) => name === kind)?.[1];
  return typeof until === 'number' && wanted?.every((name) => isText(known.get(name))) === true;
}

// By hand: what the first view runs does without zod.
const keptSchema: ItemSchema<Kept> = {
  safeParse: (value) => (isKept(value) ? { success: true, data: value } : { success: false }),
};

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
