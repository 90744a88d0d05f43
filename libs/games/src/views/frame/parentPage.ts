/** Messages to the page around a game. */
export type GameMessage =
  | { readonly type: 'playhouse:ready' | 'playhouse:close' }
  | {
      readonly type: 'playhouse:hold';
      readonly key: string;
      readonly kind: 'round' | 'lottery';
      readonly amount: number;
    }
  | { readonly type: 'playhouse:release'; readonly key: string }
  | { readonly type: 'playhouse:sound'; readonly on: boolean }
  | { readonly type: 'playhouse:balance'; readonly balance: number };

/** Tells the page around this frame. The frame has no origin of its own, so none can be named; nothing secret is said. */
export const tellParent = (message: GameMessage): void =>
  globalThis.parent.postMessage(message, '*');

/** A page around this frame has a bar above it, with the way back, the name and the balance. */
export const isFramed = (): boolean => globalThis.parent !== globalThis.self;

/** Leaves the game: the page around it takes it away; with the window to itself it goes back, or away where it came alone. */
export function leaveGame(): void {
  if (isFramed()) tellParent({ type: 'playhouse:close' });
  else if (globalThis.history.length > 1) globalThis.history.back();
  else globalThis.close();
}

/** How long the page around may take to write a bet down; a game in a window of its own has none, in milliseconds. */
const holdPatience = 1000;

interface Told {
  readonly type?: unknown;
  readonly key?: unknown;
  readonly sound?: unknown;
}

/** Hears what the page around remembers of the player's choices: this frame has no storage of its own. */
export function onSettings(hear: (settings: { readonly sound: boolean }) => void): void {
  globalThis.addEventListener('message', ({ source, data }: MessageEvent<Told | null>) => {
    if (source !== globalThis.parent || data?.type !== 'playhouse:settings') return;
    hear({ sound: data.sound === true });
  });
}

/** Lets the page around write a bet down before the first byte is sent: this frame has no storage of its own. */
export function holdBet(key: string, kind: 'round' | 'lottery', amount: number): Promise<void> {
  if (!isFramed()) return Promise.resolve();
  return new Promise((resolve) => {
    const go = () => {
      globalThis.removeEventListener('message', hear);
      resolve();
    };
    const hear = ({ source, data }: MessageEvent<Told | null>) => {
      const isHeld = data?.type === 'playhouse:held' && data.key === key;
      if (source === globalThis.parent && isHeld) go();
    };
    globalThis.addEventListener('message', hear);
    tellParent({ type: 'playhouse:hold', key, kind, amount });
    setTimeout(go, holdPatience);
  });
}
