import { Icon } from '@playhouse/ui-kit';
import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './Accordion.module.css';

export interface AccordionEntry {
  readonly key: string;
  readonly title: ReactNode;
  /** A second, quieter line, such as a date. */
  readonly text?: ReactNode;
  readonly badge?: ReactNode;
  readonly content: ReactNode;
}

interface AccordionProps {
  readonly entries: readonly AccordionEntry[];
  /** Index of the one that is open; -1 for none. */
  readonly active: number;
  readonly onSelect: (index: number) => void;
}

/** A list of titles of which one is open at a time. */
export function Accordion({ entries, active, onSelect }: AccordionProps) {
  const id = useId();
  return (
    <ul className={styles.list}>
      {entries.map(({ key, title, text, badge, content }, index) => {
        const open = index === active;
        const panel = `${id}-${index}`;
        return (
          <li key={key} className={styles.entry} data-open={open}>
            <h2 className={styles.heading}>
              <button
                type="button"
                className={styles.button}
                aria-expanded={open}
                aria-controls={open ? panel : undefined}
                onClick={() => onSelect(open ? -1 : index)}
              >
                <span className={styles.line}>
                  <span className={styles.words}>
                    <span className={styles.title}>{title}</span>
                    {text && <span className={styles.text}>{text}</span>}
                  </span>
                  {badge}
                </span>
                <Icon name={open ? 'chevron-up' : 'chevron-down'} size="s" />
              </button>
            </h2>
            {open && (
              <div id={panel} className={styles.content}>
                {content}
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
