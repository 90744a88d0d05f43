import { Button, Dialog, IconButton, RichText } from '@playhouse/ui-kit';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { step } from '../logic/announcements';
import styles from './AnnouncementPopupView.module.css';

export interface PopupItem {
  readonly id: string;
  readonly title: string;
  /** HTML; cleaned before it is shown. */
  readonly content: string;
  readonly link?: string | null;
}

interface AnnouncementPopupViewProps {
  readonly items: readonly PopupItem[];
  readonly open: boolean;
  readonly onClose: () => void;
  /** A link of the content or of the item itself. */
  readonly onFollow: (link: string) => void;
}

/** The announcements one by one: arrows, swipes and a way to what they tell about (POPUP-01 to 03). */
export function AnnouncementPopupView(props: AnnouncementPopupViewProps) {
  const { items, open, onClose, onFollow } = props;
  const [wanted, setIndex] = useState(0);
  const index = Math.min(wanted, items.length - 1);
  const turn = (by: 1 | -1) => setIndex(step(index, by, items.length));
  const item = items[index];
  if (item === undefined) return null;
  const { link } = item;
  return (
    <Dialog open={open} unasked onClose={onClose} onTurn={turn} title={item.title}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long text scrolls by keys too */}
      <div role="region" aria-label={item.title} tabIndex={0} className={styles.content}>
        <RichText html={item.content} onExternalLink={onFollow} onNavigate={onFollow} />
      </div>
      {link && (
        <Button block onClick={() => onFollow(link)}>
          <FormattedMessage id="shell.popup.more" />
        </Button>
      )}
      {items.length > 1 && <Pager index={index} count={items.length} onStep={setIndex} />}
    </Dialog>
  );
}

interface PagerProps {
  readonly index: number;
  readonly count: number;
  readonly onStep: (index: number) => void;
}

function Pager({ index, count, onStep }: PagerProps) {
  const intl = useIntl();
  return (
    <div className={styles.pager}>
      <IconButton
        icon="chevron-left"
        label={intl.formatMessage({ id: 'shell.popup.previous' })}
        disabled={index === 0}
        onClick={() => onStep(step(index, -1, count))}
      />
      <span aria-live="polite">
        <FormattedMessage id="ui.carousel.position" values={{ number: index + 1, total: count }} />
      </span>
      <IconButton
        icon="chevron-right"
        label={intl.formatMessage({ id: 'shell.popup.next' })}
        disabled={index === count - 1}
        onClick={() => onStep(step(index, 1, count))}
      />
    </div>
  );
}
