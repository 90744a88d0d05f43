import { useWps } from '@playhouse/platform';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { categoryName, isNamedCategory } from '@playhouse/categories';
import { gameMenusOptions } from './gameQueries';
import { useListLanguage } from '@playhouse/i18n';

/** Names of categories; the platform's menu names those that are newer than the site. */
export function useCategoryName(categories: readonly string[]): (category: string) => string {
  const { formatMessage } = useIntl();
  const { data: menu = [] } = useQuery({
    ...gameMenusOptions(useWps(), useListLanguage()),
    // Nobody asks for names that are known.
    enabled: !categories.every(isNamedCategory),
  });
  return (category) => {
    const named = menu.find(({ gameCategory }) => gameCategory === category)?.displayName;
    return isNamedCategory(category)
      ? formatMessage({ id: categoryName(category) })
      : (named ?? formatMessage({ id: categoryName(category) }));
  };
}
