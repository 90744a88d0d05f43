import { Button, Card, Chip, Field, Form, TextArea, TextInput } from '@playhouse/ui-kit';
import { feedbackCalls } from '@playhouse/wps';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  characterCountMessage,
  feedbackKindMessages,
  feedbackMessages,
} from '../messages/feedbackMessages';
import type { Feedback } from '../useSendFeedback';
import styles from './FeedbackForm.module.css';

export interface FeedbackFormProps {
  readonly pending: boolean;
  readonly onSubmit: (feedback: Feedback) => void;
}

type Values = Required<Feedback>;

/** Bounds of the text, as the platform's call has them. */
const bounds = { minimum: 10, maximum: 500 } as const;

function fits(content: string): boolean {
  const { length } = content.trim();
  return length >= bounds.minimum && length <= bounds.maximum;
}

/** Kind, text and an optional way to answer. */
export function FeedbackForm({ pending, onSubmit }: FeedbackFormProps) {
  const { register, control, handleSubmit, formState } = useForm<Values>({
    defaultValues: { type: 'suggestion', content: '', contact: '' },
    mode: 'onTouched',
  });
  const content = useWatch({ control, name: 'content' });
  const send = (values: Values) =>
    onSubmit({
      type: values.type,
      content: values.content.trim(),
      contact: values.contact.trim() || undefined,
    });
  return (
    <Card look="raised">
      <Form className={styles.form} onSubmit={handleSubmit(send)}>
        <Controller
          control={control}
          name="type"
          render={({ field }) => <Kinds value={field.value} onChange={field.onChange} />}
        />
        <Field
          label={<FormattedMessage {...feedbackMessages.content} />}
          required
          error={formState.errors.content && <FormattedMessage {...feedbackMessages.length} />}
          hint={
            <FormattedMessage
              {...characterCountMessage}
              values={{ count: content.length, limit: bounds.maximum }}
            />
          }
        >
          <TextArea
            rows={6}
            maxLength={bounds.maximum}
            {...register('content', { validate: fits })}
          />
        </Field>
        <Field
          label={<FormattedMessage {...feedbackMessages.contact} />}
          hint={<FormattedMessage {...feedbackMessages.contactHint} />}
        >
          <TextInput maxLength={100} autoComplete="email" {...register('contact')} />
        </Field>
        <Button type="submit" block loading={pending}>
          <FormattedMessage {...feedbackMessages.submit} />
        </Button>
      </Form>
    </Card>
  );
}

interface KindsProps {
  readonly value: Feedback['type'];
  readonly onChange: (kind: Feedback['type']) => void;
}

function Kinds({ value, onChange }: KindsProps) {
  const { formatMessage } = useIntl();
  return (
    <div role="group" aria-label={formatMessage(feedbackMessages.kind)} className={styles.kinds}>
      {feedbackCalls.feedbackKinds.map((kind) => (
        <Chip key={kind} selected={kind === value} onClick={() => onChange(kind)}>
          <FormattedMessage {...feedbackKindMessages[kind]} />
        </Chip>
      ))}
    </div>
  );
}
