import type { MessageId } from '@playhouse/i18n';
import { Icon, IconButton } from '@playhouse/ui-kit';
import { useId, useState } from 'react';
import type { ChangeEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { pickPictures, pictureTypes } from '../logic/pictures';
import type { PictureIssue } from '../logic/pictures';
import styles from './PicturePicker.module.css';
import { Thumbnail } from './Thumbnail';

/** Why a picture was not taken. */
const issueTexts: Readonly<Record<PictureIssue, MessageId>> = {
  type: 'promotions.apply.pictures.type',
  size: 'promotions.apply.pictures.size',
  count: 'promotions.apply.pictures.count',
};

export interface PicturePickerProps {
  readonly pictures: readonly File[];
  readonly limit: number;
  readonly onChange: (pictures: readonly File[]) => void;
}

/** Chooses pictures and shows them; what may not be sent is left out and told (ACT-01). */
export function PicturePicker({ pictures, limit, onChange }: PicturePickerProps) {
  const { formatMessage } = useIntl();
  const noteId = useId();
  const [issue, setIssue] = useState<PictureIssue>();
  const add = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const picked = pickPictures(pictures, [...(target.files ?? [])], limit);
    setIssue(picked.issue);
    onChange(picked.taken);
    // So that the same file can be chosen again after it was taken out.
    target.value = '';
  };
  return (
    <div className={styles.picker}>
      <span className={styles.label}>
        <FormattedMessage id="promotions.apply.pictures" />
      </span>
      <ul className={styles.list}>
        {pictures.map((picture, index) => (
          <li key={`${picture.name} ${picture.lastModified} ${index}`} className={styles.item}>
            <Thumbnail file={picture} />
            <IconButton
              className={styles.remove}
              icon="close"
              variant="overlay"
              iconSize="s"
              label={formatMessage(
                { id: 'promotions.apply.pictures.remove' },
                { name: picture.name },
              )}
              onClick={() => onChange(pictures.filter((other) => other !== picture))}
            />
          </li>
        ))}
        {pictures.length < limit && (
          <li className={styles.item}>
            <label className={styles.add}>
              <input
                type="file"
                multiple
                accept={pictureTypes.join(',')}
                className={styles.input}
                aria-describedby={noteId}
                aria-label={formatMessage({ id: 'promotions.apply.pictures.add' })}
                onChange={add}
              />
              <Icon name="camera" />
            </label>
          </li>
        )}
      </ul>
      <p id={noteId} className={issue ? styles.error : styles.note} aria-live="polite">
        {issue ? (
          <FormattedMessage id={issueTexts[issue]} />
        ) : (
          <FormattedMessage id="promotions.apply.pictures.hint" values={{ limit }} />
        )}
      </p>
    </div>
  );
}
