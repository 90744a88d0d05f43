import { useState } from 'react';
import { cx } from '../cx';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/glyphs';
import { toPixels, ratioClass, type Ratio } from './ratio';
import styles from './Image.module.css';
import { whenNear } from './whenNear';

export interface ImageProps {
  /** Addresses of the same picture; the next one is tried when one fails (WL-05). */
  sources: readonly string[];
  /** Describes the picture; empty for decoration. */
  alt: string;
  /** Keeps its place free at this width to height. @default '1:1' */
  ratio?: Ratio;
  /** @default 'cover' */
  fit?: 'cover' | 'contain';
  /** Fetched before all others, for what is seen on arrival; at once; or when it comes near. @default 'near' */
  fetched?: 'first' | 'now' | 'near';
  /** Stands in when every source failed. @default 'image' */
  fallbackIcon?: IconName;
  className?: string;
}

/** A picture of fixed ratio that is fetched when it comes near and falls over to the next source. */
export function Image(props: ImageProps) {
  // Other sources are another picture: it starts over.
  return <Picture key={props.sources.join(' ')} {...props} />;
}

/** Marked on the element itself: a list of pictures must not render again for each that arrives. */
function markLoaded(image: HTMLImageElement): void {
  image.dataset['loaded'] = '';
}

/** A prerendered picture may have loaded or failed before the page could listen. */
function catchUp(image: HTMLImageElement): void {
  if (!image.complete) return;
  if (image.naturalWidth > 0) markLoaded(image);
  else image.setAttribute('src', image.src);
}

/**
 * Gives a picture its address: at once where it is seen on arrival or its page's first script gave it one, else when it
 * comes near. Written on the element itself: React never gets to know, and renders nothing again.
 */
function bring(image: HTMLImageElement | null): (() => void) | undefined {
  if (image === null) return undefined;
  const source = image.dataset['src'];
  if (source === undefined || image.hasAttribute('src')) {
    catchUp(image);
    return undefined;
  }
  return whenNear(image, () => image.setAttribute('src', source));
}

/** Gives a picture its address that stands where it is because it is near. */
function bringNow(image: HTMLImageElement | null): void {
  const source = image?.dataset['src'];
  if (image && source !== undefined) image.src = source;
}

function Picture(props: ImageProps) {
  const { sources, alt, ratio = '1:1', fit = 'cover', fetched = 'near', className } = props;
  const [attempt, setAttempt] = useState(0);
  const source = sources[attempt];
  const box = cx(styles.box, ratioClass(ratio), className);
  const [width, height] = toPixels(ratio);
  if (source === undefined) {
    const speech = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
    return (
      <span className={cx(box, styles.failed)} {...speech}>
        <Icon name={props.fallbackIcon ?? 'image'} size="l" />
      </span>
    );
  }
  const look = { width, height, className: cx(styles.image, styles[fit]) };
  return (
    <span className={box}>
      <img
        key={source}
        ref={fetched === 'now' ? bringNow : bring}
        {...look}
        alt={alt}
        {...(fetched === 'first' ? { src: source, fetchPriority: 'high' } : { 'data-src': source })}
        decoding="async"
        draggable={false}
        onLoad={(event) => markLoaded(event.currentTarget)}
        onError={() => setAttempt(attempt + 1)}
      />
      {fetched !== 'first' && (
        <noscript>
          <img {...look} src={source} alt={alt} loading="lazy" data-loaded="" />
        </noscript>
      )}
    </span>
  );
}
