import { useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { categoryLabel } from './logic/categories';
import { categoryMessages } from './messages/categoryMessages';

const names: Readonly<Record<string, MessageDescriptor>> = categoryMessages;

/** The name of a category of activities. */
export function useCategoryName(): (category: string) => string {
  const { formatMessage } = useIntl();
  return (category) => {
    const name = names[category];
    return name ? formatMessage(name) : categoryLabel(category);
  };
}
