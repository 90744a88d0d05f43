import { SessionEndDialog } from '@playhouse/auth';
import type { SessionEndDialogProps } from '@playhouse/auth';

/** The warning of the auth library, over any screen (SESS-03). */
export function SessionEndPart(props: SessionEndDialogProps) {
  return <SessionEndDialog {...props} />;
}
