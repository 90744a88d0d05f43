import type { Refusal } from '@playhouse/platform';
import { Button, Field, Form, TextArea } from '@playhouse/ui-kit';
import { promotionCalls } from '@playhouse/wps';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
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
  readonly refusal?: Refusal | undefined;
  readonly onSubmit: (values: ApplicationValues) => void;
}

const limit = promotionCalls.activityLimits.comment;

/** Comment of up to 140 characters and up to three pictures (ACT-01). */
export function ApplicationForm(props: ApplicationFormProps) {
  const { needsComment, maxImages, pending, refusal, onSubmit } = props;
  const { register, control, handleSubmit, formState } = useForm<ApplicationValues>({
    defaultValues: { comment: '', pictures: [] },
    mode: 'onTouched',
  });
  const count = useWatch({ control, name: 'comment' }).length;
  const send = handleSubmit(({ comment, pictures }) => {
    if (!pending) onSubmit({ comment: comment.trim(), pictures });
  });
  return (
    <Form className={styles.form} onSubmit={send} refusal={refusal}>
      <Field
        label={<FormattedMessage id="promotions.apply.comment" />}
        required={needsComment}
        error={
          formState.errors.comment && <FormattedMessage id="promotions.apply.comment.required" />
        }
        hint={<FormattedMessage id="promotions.apply.comment.count" values={{ count, limit }} />}
      >
        <TextArea
          maxLength={limit}
          {...register('comment', { validate: (text) => !needsComment || text.trim() !== '' })}
        />
      </Field>
      {maxImages > 0 && (
        <Controller
          control={control}
          name="pictures"
          render={({ field }) => (
            <PicturePicker pictures={field.value} limit={maxImages} onChange={field.onChange} />
          )}
        />
      )}
      <Button type="submit" size="l" block loading={pending}>
        <FormattedMessage id="promotions.apply.title" />
      </Button>
    </Form>
  );
}
