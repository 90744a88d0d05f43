import { VisuallyHidden } from '@playhouse/ui-kit';
import { useMerchant } from '@playhouse/whitelabel';
import { BlockBoundary } from './blocks/BlockBoundary';
import styles from './HomePage.module.css';
import { homeBlocks } from './homeBlocks';

/** Home: the merchant's blocks in the merchant's order. Prerendered, so it starts without any data. */
export function HomePage() {
  const { name, homeBlocks: names } = useMerchant();
  return (
    <div className={styles.home}>
      <h1 className={styles.heading}>
        <VisuallyHidden>{name}</VisuallyHidden>
      </h1>
      {names.map((block) => {
        const Block = homeBlocks[block];
        return (
          <BlockBoundary key={block}>
            <Block />
          </BlockBoundary>
        );
      })}
    </div>
  );
}
