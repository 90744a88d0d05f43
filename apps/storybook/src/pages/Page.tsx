import type { ReactNode } from 'react';
import styles from './page.module.css';

interface PageProps {
  readonly title: string;
  /** One or two sentences on what the page is for. */
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

/** A page for designers, as wide as its window. */
export function Page({ title, lead, children }: PageProps) {
  return (
    <main className={styles.page}>
      <div className={styles.inner}>
        <header className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </header>
        {children}
      </div>
    </main>
  );
}

interface SectionProps {
  readonly title: string;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page, under a heading. */
export function Section({ title, note, children }: SectionProps) {
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{title}</h2>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {children}
    </section>
  );
}
