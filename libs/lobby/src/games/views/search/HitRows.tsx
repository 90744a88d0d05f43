import type { Hit } from '../../logic/hits';
import { HitContent } from './HitContent';
import type { HitContentProps } from './HitContent';
import styles from './HitList.module.css';

export interface HitRowsProps extends Pick<HitContentProps, 'sourcesOf'> {
  hits: readonly Hit[];
  onOpen: (hit: Hit) => void;
}

/** Search results as buttons of a page. */
export function HitRows({ hits, onOpen, sourcesOf }: HitRowsProps) {
  return (
    <ul className={styles.list}>
      {hits.map((hit) => (
        <li key={hit.key}>
          <button type="button" className={styles.hit} onClick={() => onOpen(hit)}>
            <HitContent hit={hit} sourcesOf={sourcesOf} />
          </button>
        </li>
      ))}
    </ul>
  );
}
