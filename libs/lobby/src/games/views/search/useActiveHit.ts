import { useImperativeHandle, useState } from 'react';
import type { KeyboardEvent, Ref } from 'react';
import type { Hit } from '../../logic/hits';

/** Keys of the box, for the list that it controls. */
export interface HitKeys {
  /** A key was pressed; what is used of it is prevented. */
  readonly press: (event: KeyboardEvent) => void;
}

interface ActiveHitOptions {
  keys: Ref<HitKeys>;
  hits: readonly Hit[];
  /** The best is taken by Enter before an arrow was pressed. */
  picksBest: boolean;
  onOpen: (hit: Hit) => void;
  /** Escape was pressed. */
  onLeave: () => void;
}

/** Index of the option that Enter takes, moved by arrows; -1 is none. It starts anew with other hits. */
export function useActiveHit(options: ActiveHitOptions): number {
  const { keys, hits, picksBest, onOpen, onLeave } = options;
  const first = picksBest && hits.length > 0 ? 0 : -1;
  const [chosen, setChosen] = useState({ hits, active: first });
  if (chosen.hits !== hits) setChosen({ hits, active: first });
  const active = chosen.hits === hits ? chosen.active : first;
  const moveBy = (by: 1 | -1) => {
    const next = active === -1 && by === -1 ? hits.length - 1 : active + by;
    setChosen({ hits, active: (next + hits.length) % hits.length });
  };
  const press = (event: KeyboardEvent) => {
    const { key } = event;
    // An input method ends its composing with Enter too.
    if (event.nativeEvent.isComposing) return;
    if (key === 'Escape') onLeave();
    else if (hits.length === 0) return;
    else if (key === 'ArrowDown' || key === 'ArrowUp') moveBy(key === 'ArrowDown' ? 1 : -1);
    else {
      const hit = key === 'Enter' ? hits[active] : undefined;
      if (hit === undefined) return;
      onOpen(hit);
    }
    event.preventDefault();
  };
  useImperativeHandle(keys, () => ({ press }));
  return active;
}
