import { useId, useRef, type HTMLAttributes, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from '../cx';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/glyphs';
import { onPlainClick } from '../button/onPlainClick';
import { moveByKey } from './moveByKey';
import styles from './Tabs.module.css';

export interface TabItem<T extends string> {
  value: T;
  label: ReactNode;
  icon?: IconName;
  /** A screen with the same, for whoever opens it in a tab of the browser or runs no scripts. */
  href?: string;
}

export interface TabsProps<T extends string> {
  /** Spoken name of the group of tabs. */
  label: string;
  items: readonly TabItem<T>[];
  value: T;
  onChange: (value: T) => void;
  /** `line` underlines, `pill` fills; both scroll sideways when they do not fit. @default 'line' */
  variant?: 'line' | 'pill';
  /** Shares the width among the tabs. @default false */
  fill?: boolean;
  /** Somebody began in the panel: a field of it was focused or filled. */
  onUse?: () => void;
  /** Stands in front of the tabs and stays while they are scrolled. */
  before?: ReactNode;
  className?: string;
  /** The content of the chosen tab. */
  children: ReactNode;
}

/**
 * Tabs with their panel. Arrow keys, Home and End move and choose. One item alone has no tabs; its panel is the same
 * element, so that a form in it keeps what was typed when more are offered later.
 */
export function Tabs<T extends string>(props: TabsProps<T>) {
  const {
    label,
    items,
    value,
    onChange,
    variant = 'line',
    fill = false,
    before,
    className,
  } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const chosen = items.findIndex((item) => item.value === value);
  // Without a chosen tab the first one is where the keyboard enters.
  const entry = Math.max(chosen, 0);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = items[moveByKey(event, chosen, items.length)];
    if (!next) return;
    onChange(next.value);
    const tabs = list.current?.querySelectorAll<HTMLElement>('[role=tab]');
    tabs?.[items.indexOf(next)]?.focus();
  };
  const several = items.length > 1;
  return (
    <div className={className}>
      {several && (
        <Row before={before}>
          <div
            ref={list}
            role="tablist"
            aria-label={label}
            className={cx(styles.list, styles[variant], fill && styles.fill)}
          >
            {items.map((item, index) => (
              <Tab
                key={item.value}
                href={item.href}
                role="tab"
                id={`${id}-${item.value}`}
                aria-selected={item.value === value}
                aria-controls={`${id}-panel`}
                tabIndex={index === entry ? 0 : -1}
                className={styles.tab}
                onClick={onPlainClick(() => onChange(item.value))}
                onKeyDown={onKeyDown}
              >
                {item.icon && <Icon name={item.icon} size="s" />}
                {item.label}
              </Tab>
            ))}
          </div>
        </Row>
      )}
      <div
        id={`${id}-panel`}
        role={several ? 'tabpanel' : undefined}
        aria-labelledby={several && chosen >= 0 ? `${id}-${value}` : undefined}
        onFocus={props.onUse}
        onInput={props.onUse}
      >
        {props.children}
      </div>
    </div>
  );
}

/** The tabs, beside what stands in front of them. */
function Row({ before, children }: { before: ReactNode; children: ReactNode }) {
  if (before === undefined) return children;
  return (
    <div className={styles.row}>
      {before}
      {children}
    </div>
  );
}

/** A link where the tab has an address, else a button. */
function Tab({
  href,
  children,
  ...rest
}: HTMLAttributes<HTMLElement> & { href: string | undefined }) {
  return href === undefined ? (
    <button type="button" {...rest}>
      {children}
    </button>
  ) : (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}
