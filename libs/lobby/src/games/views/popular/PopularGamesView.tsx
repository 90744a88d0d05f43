import { Tabs } from '@playhouse/ui-kit';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { categoryHref, categoryMessage } from '@playhouse/categories';
import { categoryIcon } from '../../../shared/logic/categoryIcon';

export interface PopularGamesViewProps {
  /** Codes in the order to show; HOT is the first (POPG-01). */
  categories: readonly string[];
  category: string;
  onCategory: (category: string) => void;
  /** What the chosen category shows. */
  children: ReactNode;
}

const label = defineMessages({
  label: {
    id: 'lobby.popular.label',
    defaultMessage: 'Popular games',
    description: 'Accessible name of the tabs of popular games',
  },
}).label;

/** Popular games: category tabs with HOT first (POPG-01). */
export function PopularGamesView({
  categories,
  category,
  onCategory,
  children,
}: PopularGamesViewProps) {
  const intl = useIntl();
  return (
    <Tabs
      label={intl.formatMessage(label)}
      variant="pill"
      value={category}
      onChange={onCategory}
      items={categories.map((value) => ({
        value,
        href: categoryHref(value),
        icon: categoryIcon(value),
        label: <FormattedMessage {...categoryMessage(value)} />,
      }))}
    >
      {children}
    </Tabs>
  );
}
