import { categoryIcon, categoryName } from '@playhouse/categories';
import { Icon, Image } from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';
import type { Hit } from '../../logic/hits';
import styles from './HitList.module.css';

export interface HitContentProps {
  hit: Hit;
  /** Addresses of a platform's picture in the order to try. */
  sourcesOf: (path: string | undefined) => readonly string[];
}

/** A search result in a row: its picture, its name, and what it is. */
export function HitContent({ hit, sourcesOf }: HitContentProps) {
  return (
    <>
      <HitPicture hit={hit} sourcesOf={sourcesOf} />
      <span className={styles.text}>
        <span className={styles.name}>{hit.name}</span>
        <span className={styles.kind}>
          <HitKind hit={hit} />
        </span>
      </span>
    </>
  );
}

function HitPicture({ hit, sourcesOf }: HitContentProps) {
  if (hit.kind === 'game')
    return (
      <Image
        sources={sourcesOf(hit.picture)}
        alt=""
        ratio="1:1"
        fallbackIcon="dice"
        className={styles.picture}
      />
    );
  return (
    <span className={styles.picture} data-icon>
      <Icon name={hit.kind === 'category' ? categoryIcon(hit.category) : 'grid'} />
    </span>
  );
}

function HitKind({ hit }: { hit: Hit }) {
  switch (hit.kind) {
    case 'vendor':
      return <FormattedMessage id="search.kind.vendor" />;
    case 'category':
      return <FormattedMessage id="search.kind.category" />;
    case 'game':
      return (
        <FormattedMessage
          id="search.kind.game"
          values={{
            vendor: hit.vendor,
            category: <FormattedMessage id={categoryName(hit.category)} />,
          }}
        />
      );
  }
}
