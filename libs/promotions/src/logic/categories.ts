/** The categories that appear, in order of appearance. */
export function listCategories(
  activities: readonly { readonly category?: string | null | undefined }[],
): readonly string[] {
  return [...new Set(activities.flatMap(({ category }) => (category ? [category] : [])))];
}

/** A platform's word for a category as a player reads it: `new-player` becomes `New player`. */
export function categoryLabel(category: string): string {
  const words = category.replace(/[-_]+/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
