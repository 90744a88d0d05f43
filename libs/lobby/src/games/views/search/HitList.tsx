import { useEffect, useRef } from 'react';
import type { Hit } from '../../logic/hits';
import { HitContent } from './HitContent';
import type { HitContentProps } from './HitContent';
import styles from './HitList.module.css';

export interface HitListProps extends Pick<HitContentProps, 'sourcesOf'> {
  /** Id of the list; its options have ids that follow from it. */
  id: string;
  /** Accessible name. */
  label: string;
  hits: readonly Hit[];
  /** Index of the one that Enter takes; -1 is none. */
  active: number;
  onOpen: (hit: Hit) => void;
}

/** Id of an option, for the box that controls the list. */
export const idOfHit = (list: string, index: number): string => `${list}-${index}`;

/** Search results as options of the box above: the focus stays in the box. */
export function HitList({ id, label, hits, active, onOpen, sourcesOf }: HitListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div ref={list} id={id} role="listbox" aria-label={label} className={styles.list}>
      {hits.map((hit, index) => (
        <button
          key={hit.key}
          type="button"
          id={idOfHit(id, index)}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          className={styles.hit}
          // A press would take the focus, and with it the phone's keyboard.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onOpen(hit)}
        >
          <HitContent hit={hit} sourcesOf={sourcesOf} />
        </button>
      ))}
    </div>
  );
}
