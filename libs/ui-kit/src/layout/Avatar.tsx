import { cx } from '../cx';
import { Icon } from '../icon/Icon';
import { Image } from '../image/Image';
import styles from './Avatar.module.css';

export interface AvatarProps {
  /** Whose face: the first letter stands in for a picture. */
  name?: string;
  /** Addresses of the picture; see `Image`. */
  sources?: readonly string[];
  /** @default 'm' */
  size?: 's' | 'm' | 'l';
  className?: string;
}

/** A round face. Decoration: the name belongs beside it as text. */
export function Avatar({ name = '', sources = [], size = 'm', className }: AvatarProps) {
  const initial = Array.from(name.trim())[0]?.toLocaleUpperCase();
  return (
    <span className={cx(styles.avatar, styles[size], className)} aria-hidden="true">
      {sources.length > 0 && <Image sources={sources} alt="" fallbackIcon="user" />}
      {sources.length === 0 && (initial ?? <Icon name="user" />)}
    </span>
  );
}
