import type { SessionEndedError } from '@playhouse/wps';

type Listener<Value> = (value: Value) => void;

/** Carries failures from the query client, which stands outside React, to what tells the player. */
export interface Reactions {
  readonly onError: Listener<unknown>;
  readonly onSessionEnded: Listener<SessionEndedError>;
  /** Attaches the component that tells; returns the detach function. */
  attach(handlers: Pick<Reactions, 'onError' | 'onSessionEnded'>): () => void;
}

export function createReactions(): Reactions {
  let current: Pick<Reactions, 'onError' | 'onSessionEnded'> | undefined;
  return {
    onError: (error) => current?.onError(error),
    onSessionEnded: (error) => current?.onSessionEnded(error),
    attach(handlers) {
      current = handlers;
      return () => {
        if (current === handlers) current = undefined;
      };
    },
  };
}
