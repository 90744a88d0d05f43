import { useEffect, type ReactNode } from 'react';
import { cx } from '../cx';
import { spokenClass } from '../spoken/spokenClass';
import styles from './Page.module.css';

export interface PageProps {
  /** Names the page: its heading, and the first part of the document's title. */
  title?: string;
  /** Keeps the heading for assistive technology only. @default false */
  hideTitle?: boolean;
  /** Below the heading: whose or of what the page is. */
  subtitle?: ReactNode;
  /** At the end of the heading's line. */
  aside?: ReactNode;
  /** Takes the width of cards side by side and of rows of figures, not that of a text. @default false */
  wide?: boolean;
  /** `none` lets the content reach the edges. @default 'm' */
  padding?: 'none' | 'm';
  className?: string;
  children: ReactNode;
}

let siteTitle: string | undefined;

/** Every screen's outermost part: heading, gaps and the title of the tab. The landmark is the layout's. */
export function Page(props: PageProps) {
  const {
    title,
    subtitle,
    hideTitle = false,
    wide = false,
    aside,
    padding = 'm',
    className,
    children,
  } = props;
  useDocumentTitle(title);
  return (
    <div
      className={cx(styles.page, wide && styles.wide, padding === 'm' && styles.padded, className)}
    >
      {title !== undefined && (
        <div className={cx(styles.head, hideTitle && !aside && spokenClass)}>
          <h1 className={cx(styles.title, hideTitle && spokenClass)}>{title}</h1>
          {aside}
        </div>
      )}
      {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      {children}
    </div>
  );
}

function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    // The first title is the stamped one: the merchant's own.
    siteTitle ??= document.title;
    document.title = siteTitle ? `${title} · ${siteTitle}` : title;
    return () => {
      document.title = siteTitle ?? '';
    };
  }, [title]);
}
