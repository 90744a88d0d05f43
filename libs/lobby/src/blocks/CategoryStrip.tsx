import { useCategories } from '../hooks/useVendors';
import { orderCategories } from '../logic/categories';
import { CategoryStripView } from '../views/home/CategoryStripView';

/** Home block: the categories of the merchant, in the server's order, HOT first. It is there at once. */
export function CategoryStrip() {
  return <CategoryStripView categories={orderCategories(useCategories())} />;
}
