import { paths } from '@playhouse/navigation';
import { Icon, Tabs } from '@playhouse/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { categoryHref, categoryName, categoryIcon } from '@playhouse/categories';
import styles from './PopularGamesView.module.css';

export interface PopularGamesViewProps {
  /** Codes in the order to show; HOT is the first (POPG-01). */
  categories: readonly string[];
  category: string;
  onCategory: (category: string) => void;
  /** Content of the chosen category. */
  children: ReactNode;
}

/** Popular games: the way to the search, then category tabs with HOT first (POPG-01). */
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
      before={
        <Link
          to={paths.search.href()}
          className={styles.search}
          aria-label={intl.formatMessage({ id: 'lobby.list.search' })}
        >
          <Icon name="search" />
        </Link>
      }
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
