import { useImperativeHandle, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../icon/Icon';
import { Spinner } from '../feedback/Spinner';
import { uiMessages } from '../messages';
import { clearInput } from './clearInput';
import styles from './CaptchaInput.module.css';
import { TextInput, type TextInputProps } from './TextInput';

export interface CaptchaInputProps extends Omit<TextInputProps, 'end' | 'digitsOnly' | 'type'> {
  /** The picture: base64 of a PNG, or a `data:` address. Absent while it loads or when it failed. */
  image?: string;
  /** A new picture is on its way. @default false */
  loadingImage?: boolean;
  /** Asks for a new picture; the typed value is emptied already (LOGIN-04). */
  onRefresh: () => void;
}

/** Up to six digits read from a picture; pressing the picture fetches another (LOGIN-04, LOGIN-09). */
export function CaptchaInput(props: CaptchaInputProps) {
  const { image, loadingImage = false, onRefresh, ref, ...rest } = props;
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);

  const refresh = () => {
    if (input.current) clearInput(input.current);
    onRefresh();
  };
  return (
    <div className={styles.row}>
      <TextInput autoComplete="off" maxLength={6} {...rest} ref={input} digitsOnly />
      <button
        type="button"
        className={styles.picture}
        aria-label={formatMessage(uiMessages.captchaImage)}
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
}

function toAddress(image: string): string {
  return image.startsWith('data:') ? image : `data:image/png;base64,${image}`;
}
