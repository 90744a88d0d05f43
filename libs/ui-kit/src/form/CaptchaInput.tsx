import { useId, useImperativeHandle, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../button/Button';
import { Icon } from '../icon/Icon';
import { Spinner } from '../feedback/Spinner';
import { clearInput } from './clearInput';
import styles from './CaptchaInput.module.css';
import { TextInput, type TextInputProps } from './TextInput';

export interface CaptchaSound {
  /** Words of the button. */
  label: ReactNode;
  /** Tells what will be heard. */
  hint: ReactNode;
  playing: boolean;
  onListen: () => void;
}

export interface CaptchaInputProps extends Omit<TextInputProps, 'end' | 'digitsOnly' | 'type'> {
  /** The picture: base64 of a PNG, or a `data:` address. Absent while it loads or when it failed. */
  image?: string;
  /** A new picture is on its way. @default false */
  loadingImage?: boolean;
  /** The way for whoever cannot see the picture. */
  sound?: CaptchaSound;
  /** Asks for a new picture; the typed value is emptied already (LOGIN-04). */
  onRefresh: () => void;
}

/** Up to six digits read from a picture; pressing the picture fetches another (LOGIN-04, LOGIN-09). */
export function CaptchaInput(props: CaptchaInputProps) {
  const { image, loadingImage = false, sound, onRefresh, ref, ...rest } = props;
  const { formatMessage } = useIntl();
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);

  const refresh = () => {
    if (input.current) clearInput(input.current);
    onRefresh();
  };
  const picture = (
    <div className={styles.row}>
      <TextInput autoComplete="off" maxLength={6} {...rest} ref={input} digitsOnly />
      <button
        type="button"
        className={styles.picture}
        aria-label={formatMessage({ id: 'ui.captcha.image' })}
        aria-busy={loadingImage || undefined}
        disabled={rest.disabled}
        onClick={refresh}
      >
        {loadingImage && <Spinner />}
        {!loadingImage && image && (
          <img className={styles.image} src={toAddress(image)} alt="" width={110} height={44} />
        )}
        {!loadingImage && !image && <Icon name="refresh" />}
      </button>
    </div>
  );
  if (!sound) return picture;
  return (
    <div className={styles.ways}>
      {picture}
      <div className={styles.sound}>
        <Button
          variant="secondary"
          size="s"
          loading={sound.playing}
          aria-describedby={hintId}
          onClick={sound.onListen}
        >
          {sound.label}
        </Button>
        <span id={hintId} className={styles.hint}>
          {sound.hint}
        </span>
      </div>
    </div>
  );
}

function toAddress(image: string): string {
  return image.startsWith('data:') ? image : `data:image/png;base64,${image}`;
}
