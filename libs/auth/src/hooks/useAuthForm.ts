import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useDebouncedLanguage } from '@playhouse/i18n';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useForm } from 'react-hook-form';
import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';

/** How long a language has to stand still before messages are made anew, in milliseconds (LOGIN-14). */
export const revalidateDelay = 200;

/**
 * A form over a schema: checked when a field is left and while it is mended, the first invalid field
 * focused (and thereby scrolled to) on submit. A change of language checks the filled fields again, so
 * that their messages are in the new one (LOGIN-14).
 */
export function useAuthForm<Values extends FieldValues>(
  schema: z.ZodMiniType<Values, Values>,
  defaultValues: DefaultValues<Values>,
): UseFormReturn<Values> {
  const form = useForm<Values>({
    resolver: standardSchemaResolver(schema),
    defaultValues,
    mode: 'onTouched',
  });
  const { errors } = form.formState;
  const language = useDebouncedLanguage(revalidateDelay);
  const checkedIn = useRef(language);
  const revalidate = useEffectEvent(() => {
    const shown = Object.entries<unknown>(form.getValues())
      // A field that shows a message gets it again in the new language, filled or not.
      .filter(([name, value]) => name in errors || (typeof value === 'string' && value !== ''))
      .map(([name]) => name as Path<Values>);
    if (shown.length > 0) void form.trigger(shown);
  });
  useEffect(() => {
    if (checkedIn.current === language) return;
    checkedIn.current = language;
    revalidate();
  }, [language]);
  return form;
}
