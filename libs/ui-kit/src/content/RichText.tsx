import { useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { cx } from '../cx';
import { ErrorState } from '../feedback/ErrorState';
import { LoadingLabel } from '../feedback/LoadingLabel';
import { Skeleton } from '../feedback/Skeleton';
import styles from './RichText.module.css';
import { useCleaned } from './useCleaned';

export interface RichTextProps {
  /** HTML from the platform; cleaned before it is shown. */
  html: string;
  /** A link that begins with http was pressed. Without it such links open in a new tab. */
  onExternalLink?: (url: string) => void;
  /** A link to a path of the site was pressed. Without it the browser loads the page anew. */
  onNavigate?: (path: string) => void;
  className?: string;
}

/** Shows HTML of the platform, cleaned by DOMPurify, which is fetched when first needed (POPUP-03). */
export function RichText({ html, onExternalLink, onNavigate, className }: RichTextProps) {
  const cleaned = useCleaned(html);
  const followLinks = useFollow(onExternalLink, onNavigate);
  if (cleaned.status === 'failed') {
    return <ErrorState text={<FormattedMessage id="ui.text.failed" />} retry={cleaned.retry} />;
  }
  if (cleaned.status === 'loading') {
    return (
      <div className={className} aria-busy="true">
        <LoadingLabel />
        <Skeleton shape="text" count={4} />
      </div>
    );
  }
  return (
    <div
      ref={followLinks}
      className={cx(styles.text, className)}
      // It may be in another language than the page.
      dir="auto"
      // The one place in the product where HTML is set: DOMPurify has made it. What arrived with the page
      // stays as it is: React sets nothing where it takes over.
      dangerouslySetInnerHTML={{ __html: cleaned.status === 'ready' ? cleaned.clean : '' }}
      suppressHydrationWarning
    />
  );
}

type Follow = ((address: string) => void) | undefined;

/** Listens on the whole text, since its links come and go with the HTML. Keys reach links as clicks. */
function useFollow(onExternalLink: Follow, onNavigate: Follow) {
  const [text, setText] = useState<HTMLDivElement | null>(null);
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    const href = link?.getAttribute('href') ?? '';
    const handler = /^https?:/i.test(href) ? onExternalLink : onNavigate;
    if (!handler || !/^(https?:|\/)/i.test(href)) return;
    event.preventDefault();
    handler(href);
  });
  useEffect(() => {
    const listener = (event: MouseEvent) => follow(event);
    text?.addEventListener('click', listener);
    return () => text?.removeEventListener('click', listener);
  }, [text]);
  return setText;
}
