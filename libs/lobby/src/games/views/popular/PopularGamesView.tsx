import { Tabs } from '@playhouse/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { categoryHref, categoryName, categoryIcon } from '@playhouse/categories';

export interface PopularGamesViewProps {
  /** Codes in the order to show; HOT is the first (POPG-01). */
  categories: readonly string[];
  category: string;
  onCategory: (category: string) => void;
  /** Content of the chosen category. */
  children: ReactNode;
}

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
      label={intl.formatMessage({ id: 'screens.gameLobby' })}
      variant="pill"
      value={category}
      onChange={onCategory}
      items={categories.map((value) => ({
        value,
        href: categoryHref(value),
        icon: categoryIcon(value),
        label: <FormattedMessage id={categoryName(value)} />,
      }))}
    >
      {children}
    </Tabs>
  );
}
