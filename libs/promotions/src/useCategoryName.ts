import type { MessageId } from '@playhouse/i18n';
import { useIntl } from 'react-intl';
import { categoryLabel } from './logic/categories';

/** Categories of activities that the platform names today; another one is shown by its own word. */
const names: Readonly<Record<string, MessageId>> = {
  NEW: 'promotions.category.NEW',
  DAILY: 'promotions.category.DAILY',
  LIVE: 'promotions.category.LIVE',
  SLOT: 'promotions.category.SLOT',
};

/** The name of a category of activities. */
export function useCategoryName(): (category: string) => string {
  const { formatMessage } = useIntl();
  return (category) => {
    const name = Object.hasOwn(names, category) ? names[category] : undefined;
    return name ? formatMessage({ id: name }) : categoryLabel(category);
  };
}
