import type { ReactNode, SubmitEvent } from 'react';

export interface FormProps {
  /** What `handleSubmit` of react-hook-form makes: it checks, focuses the first wrong field, or sends. */
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => Promise<unknown>;
  readonly className?: string | undefined;
  /** Fields, and the button last. */
  readonly children: ReactNode;
}

/** A form that is checked before it is sent. Its fields tell what is wrong, so that the browser need not. */
export function Form({ onSubmit, className, children }: FormProps) {
  return (
    <form noValidate className={className} onSubmit={(event) => void onSubmit(event)}>
      {children}
    </form>
  );
}
