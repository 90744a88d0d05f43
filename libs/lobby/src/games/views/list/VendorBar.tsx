import { Icon, Image, isMirrored } from '@playhouse/ui-kit';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { VendorItem } from '../../logic/vendors';
import styles from './VendorBar.module.css';

export interface VendorBarProps {
  vendors: readonly VendorItem[];
  /** Code of the chosen vendor; undefined is All. */
  selected: string | undefined;
  onSelect: (code: string | undefined) => void;
}

const messages = {
  previous: 'lobby.vendors.previous',
  next: 'lobby.vendors.next',
} as const;

/** How many stand in view, All among them. */
const inView = 4;

/**
 * All and a logo for each vendor, four in view, with arrows where there are more (LIST-01). It scrolls natively: nothing
 * to load.
 */
export function VendorBar({ vendors, selected, onSelect }: VendorBarProps) {
  const intl = useIntl();
  const isLonger = vendors.length >= inView;
  const track = useRef<HTMLDivElement>(null);
  const turn = (direction: 1 | -1) => {
    const element = track.current;
    if (!element) return;
    const way = isMirrored(element) ? -direction : direction;
    element.scrollBy({ left: way * element.clientWidth, behavior: 'smooth' });
  };
  useEffect(() => {
    // A vendor that came with the address may stand far behind.
    const element = track.current;
    const chosen = element?.querySelector('[aria-pressed="true"]')?.getBoundingClientRect();
    if (!element || !chosen) return;
    const box = element.getBoundingClientRect();
    element.scrollLeft += isMirrored(element) ? chosen.right - box.right : chosen.left - box.left;
  }, [selected, vendors]);
  return (
    <div
      role="group"
      aria-label={intl.formatMessage({ id: 'lobby.vendors.label' })}
      className={styles.bar}
      data-longer={isLonger || undefined}
    >
      {isLonger && <Arrow direction="previous" onClick={() => turn(-1)} />}
      <div ref={track} className={styles.track}>
        <button
          type="button"
          className={styles.vendor}
          aria-pressed={selected === undefined}
          onClick={() => onSelect(undefined)}
        >
          <FormattedMessage id="lobby.vendors.all" />
        </button>
        {vendors.map((vendor) => (
          <VendorButton
            key={vendor.code}
            vendor={vendor}
            pressed={vendor.code === selected}
            onSelect={onSelect}
          />
        ))}
      </div>
      {isLonger && <Arrow direction="next" onClick={() => turn(1)} />}
    </div>
  );
}

function Arrow({ direction, onClick }: { direction: 'previous' | 'next'; onClick: () => void }) {
  const intl = useIntl();
  return (
    <button
      type="button"
      className={styles.arrow}
      aria-label={intl.formatMessage({ id: messages[direction] })}
      onClick={onClick}
    >
      <Icon name={direction === 'next' ? 'chevron-right' : 'chevron-left'} />
    </button>
  );
}

interface VendorButtonProps {
  vendor: VendorItem;
  pressed: boolean;
  onSelect: (code: string) => void;
}

function VendorButton({ vendor, pressed, onSelect }: VendorButtonProps) {
  return (
    <button
      type="button"
      className={styles.vendor}
      aria-pressed={pressed}
      aria-label={vendor.name}
      onClick={() => onSelect(vendor.code)}
    >
      {vendor.sources.length === 0 ? (
        vendor.name
      ) : (
        <Image sources={vendor.sources} alt="" ratio="2:1" fit="contain" className={styles.logo} />
      )}
    </button>
  );
}
