declare const kept: unique symbol;

/** The key of an intent that the browser has written down. Only what keeps intents may make one (lint says so). */
export interface KeptIntent {
  readonly key: string;
  readonly [kept]: true;
}

/** Says that an intent of this key is kept. */
export function keptIntent(key: string): KeptIntent {
  // The mark exists for the compiler alone.
  return { key } as KeptIntent;
}
