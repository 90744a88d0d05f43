import type { Refusal } from '@playhouse/platform';
import { Button, Card, Chip, Field, Form, TextArea, TextInput } from '@playhouse/ui-kit';
import { feedbackCalls, requestField } from '@playhouse/wps';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Feedback } from '../useSendFeedback';
import styles from './FeedbackForm.module.css';

const kindNames = {
  suggestion: 'member.feedback.kind.suggestion',
  complaint: 'member.feedback.kind.complaint',
  problem: 'member.feedback.kind.problem',
  other: 'member.feedback.kind.other',
} as const;

export interface FeedbackFormProps {
  readonly pending: boolean;
  readonly refusal?: Refusal | undefined;
  readonly onSubmit: (feedback: Feedback) => void;
}

type Values = Required<Feedback>;

const content = requestField(feedbackCalls.sendFeedback, 'content');
const contact = requestField(feedbackCalls.sendFeedback, 'contact');
const { minLength, maxLength } = content;

/** Kind, text and an optional way to answer. */
export function FeedbackForm({ pending, refusal, onSubmit }: FeedbackFormProps) {
  const { register, control, handleSubmit, formState } = useForm<Values>({
    defaultValues: { type: 'suggestion', content: '', contact: '' },
    mode: 'onTouched',
  });
  const { length } = useWatch({ control, name: 'content' });
  const send = (values: Values) =>
    onSubmit({
      type: values.type,
      content: values.content.trim(),
      contact: values.contact.trim() || undefined,
    });
  return (
    <Card look="raised">
      <Form className={styles.form} onSubmit={handleSubmit(send)} refusal={refusal}>
        <Controller
          control={control}
          name="type"
          render={({ field }) => <Kinds value={field.value} onChange={field.onChange} />}
        />
        <Field
          label={<FormattedMessage id="member.feedback.content" />}
          required
          error={
            formState.errors.content && (
              <FormattedMessage id="member.feedback.length" values={{ minLength, maxLength }} />
            )
          }
          hint={
            <FormattedMessage
              id="member.feedback.count"
              values={{ count: length, limit: maxLength }}
            />
          }
        >
          <TextArea
            rows={6}
            maxLength={maxLength}
            {...register('content', { validate: (text) => content.fits(text.trim()) })}
          />
        </Field>
        <Field
          label={<FormattedMessage id="member.feedback.contact" />}
          hint={<FormattedMessage id="member.feedback.contact.hint" />}
        >
          <TextInput maxLength={contact.maxLength} autoComplete="email" {...register('contact')} />
        </Field>
        <Button type="submit" block loading={pending}>
          <FormattedMessage id="member.feedback.submit" />
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
    <div
      role="group"
      aria-label={formatMessage({ id: 'member.feedback.kind' })}
      className={styles.kinds}
    >
      {feedbackCalls.feedbackKinds.map((kind) => (
        <Chip key={kind} selected={kind === value} onClick={() => onChange(kind)}>
          <FormattedMessage id={kindNames[kind]} />
        </Chip>
      ))}
    </div>
  );
}
