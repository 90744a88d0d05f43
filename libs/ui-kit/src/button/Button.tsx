import type { ComponentProps, MouseEvent } from 'react';
import { cx } from '../cx';
import type { IconName } from '../icon/glyphs';
import { keepFocusAround } from '../feedback/keepFocusAround';
import { Spinner } from '../feedback/Spinner';
import styles from './Button.module.css';
import { ButtonContent } from './ButtonContent';
import { buttonClass, type ButtonLook } from './buttonClass';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Shows a spinner, keeps the width and the focus, and ignores clicks. @default false */
  loading?: boolean;
  /** Decoration before the text. */
  icon?: IconName;
}

/**
 * A button; `type` is `button` unless said otherwise, so that no form is sent by surprise. One that goes because it was
 * pressed leaves the focus to what it stood in.
 */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    block,
    loading = false,
    icon,
    className,
    children,
    onClick,
    ...rest
  } = props;
  // A disabled button would lose the focus while it waits.
  const guarded = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      ref={keepFocusAround}
      {...rest}
      onClick={guarded}
      className={cx(buttonClass({ variant, size, block }), loading && styles.loading, className)}
    >
      <ButtonContent icon={icon} iconSize={size === 's' ? 's' : 'm'}>
        {children}
      </ButtonContent>
      {loading && <Spinner className={styles.spinner} />}
    </button>
  );
}
