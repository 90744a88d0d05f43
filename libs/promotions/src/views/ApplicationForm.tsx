import { Button, Field, TextArea } from '@playhouse/ui-kit';
import { promotionCalls } from '@playhouse/wps';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { activityMessages, characterCountMessage } from '../messages/activityMessages';
import styles from './ApplicationForm.module.css';
import { PicturePicker } from './PicturePicker';

export interface ApplicationValues {
  readonly comment: string;
  readonly pictures: readonly File[];
}

export interface ApplicationFormProps {
  readonly needsComment: boolean;
  /** How many pictures an application takes; 0 hides them. */
  readonly maxImages: number;
  readonly pending: boolean;
  readonly onSubmit: (values: ApplicationValues) => void;
}

const limit = promotionCalls.activityLimits.comment;

/** Comment of up to 140 characters and up to three pictures (ACT-01). */
export function ApplicationForm(props: ApplicationFormProps) {
  const { needsComment, maxImages, pending, onSubmit } = props;
  const [comment, setComment] = useState('');
  const [pictures, setPictures] = useState<readonly File[]>([]);
  const [checked, setChecked] = useState(false);
  const missing = needsComment && comment.trim() === '';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (missing) event.currentTarget.querySelector('textarea')?.focus();
    else if (!pending) onSubmit({ comment: comment.trim(), pictures });
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Field
        label={<FormattedMessage {...activityMessages.comment} />}
        required={needsComment}
        error={checked && missing && <FormattedMessage {...activityMessages.commentRequired} />}
        hint={
          <FormattedMessage {...characterCountMessage} values={{ count: comment.length, limit }} />
        }
      >
        <TextArea
          maxLength={limit}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
      </Field>
      {maxImages > 0 && (
        <PicturePicker pictures={pictures} limit={maxImages} onChange={setPictures} />
      )}
      <Button type="submit" size="l" block loading={pending}>
        <FormattedMessage {...activityMessages.apply} />
      </Button>
    </form>
  );
}
