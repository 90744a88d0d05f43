import { useEffect, useRef, useState } from 'react';
import type { InputEvent, ReactNode, SubmitEvent } from 'react';
import { FormRefusal } from './FormRefusal';
import type { Refused } from './FormRefusal';
import { RefusalContext } from './RefusalContext';

export interface FormProps {
  /** The result of react-hook-form's `handleSubmit`: it checks, focuses the first wrong field, or sends. */
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => Promise<unknown>;
  /**
   * Why what was sent last was refused. It stands until the player answers it: at the `Field` that it names until that
   * is edited, else above all fields until any is; a new submit ends it, too. It has the focus; what was typed stays.
   */
  readonly refusal?: Refused | undefined;
  readonly className?: string | undefined;
  /** Fields, and the button last. */
  readonly children: ReactNode;
}

/** A form that is checked before it is sent. Its fields tell what is wrong, so that the browser need not. */
export function Form({ onSubmit, refusal, className, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [answered, setAnswered] = useState<unknown>();
  // A field that the form does not show cannot tell.
  const [homeless, setHomeless] = useState<unknown>();
  const told = refusal?.error === answered ? undefined : refusal;
  const atField = told?.field !== undefined && told.error !== homeless ? told : undefined;
  const { field, error } = atField ?? {};
  useEffect(() => {
    if (field !== undefined && !focusField(form.current, field)) setHomeless(error);
  }, [field, error]);

  const answer = () => setAnswered(refusal?.error);
  const edit = ({ target }: InputEvent<HTMLFormElement>) => {
    if (field === undefined || (target as HTMLInputElement).name === field) answer();
  };
  return (
    <form
      ref={form}
      noValidate
      className={className}
      onInput={edit}
      onSubmit={(event) => {
        answer();
        tellSilentValues(event.currentTarget);
        void onSubmit(event);
      }}
    >
      <FormRefusal refusal={atField ? undefined : told} />
      <RefusalContext value={atField}>{children}</RefusalContext>
    </form>
  );
}

/** Leads into a field, with what was typed selected. @returns whether the form has it */
function focusField(form: HTMLFormElement | null, name: string): boolean {
  const box = form?.elements.namedItem(name);
  if (!(box instanceof HTMLElement)) return false;
  box.focus();
  if (box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement) box.select();
  return true;
}

/** Password managers may fill a box in without a word: React learns now what stands there. */
function tellSilentValues({ elements }: HTMLFormElement): void {
  for (const element of elements)
    if (element instanceof HTMLInputElement)
      element.dispatchEvent(new Event('input', { bubbles: true }));
}
