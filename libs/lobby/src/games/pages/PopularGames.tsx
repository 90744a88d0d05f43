import { useState } from 'react';
import { useCategories, useCategoryVendors } from '../queries/useVendors';
import { hotCategory } from '@playhouse/categories';
import { orderCategories } from '../logic/categories';
import { PopularGamesView } from '../views/popular/PopularGamesView';
import { VendorPanel } from '../views/popular/VendorPanel';
import { HotGames } from './HotGames';

/** Home block: category tabs, HOT first with games, the others with their vendors (POPG-01). */
export function PopularGames() {
  const categories = orderCategories(useCategories());
  const [chosen, setChosen] = useState(hotCategory);
  const category = categories.includes(chosen) ? chosen : hotCategory;
  return (
    <PopularGamesView categories={categories} category={category} onCategory={setChosen}>
      <CategoryPanel category={category} />
    </PopularGamesView>
  );
}

/** A category without vendors to show (hot games, e-sports, cockfight) shows its games instead. */
function CategoryPanel({ category }: { category: string }) {
  const vendors = useCategoryVendors(category);
  return vendors.length === 0 ? (
    <HotGames category={category} />
  ) : (
    <VendorPanel category={category} vendors={vendors} />
  );
}
