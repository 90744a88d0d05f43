import { useController, useForm } from 'react-hook-form';

export type StakeBox = ReturnType<typeof useStake>['field'];

/**
 * The stake of the line that is being made: a form of one field, which is checked when the line is added and gets the
 * focus when it is wrong.
 *
 * @param isWrong of a stake as it was typed
 */
export function useStake(isWrong: (typed: string) => boolean) {
  const { control, formState, handleSubmit, clearErrors } = useForm({
    defaultValues: { stake: '' },
    reValidateMode: 'onSubmit',
  });
  const { field } = useController({
    ...{ control, name: 'stake' },
    rules: { validate: (typed) => !isWrong(typed) },
  });
  return {
    ...{ field, handleSubmit },
    wrong: formState.errors.stake !== undefined,
    /** Until the next try nothing is said of it. */
    forgive: () => clearErrors('stake'),
  };
}
