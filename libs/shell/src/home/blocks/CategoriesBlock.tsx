import { useMerchant } from '@playhouse/whitelabel';
import { CategoryStrip } from '../views/CategoryStrip';

/** The merchant's game categories. */
export function CategoriesBlock() {
  return <CategoryStrip categories={useMerchant().categories} />;
}
