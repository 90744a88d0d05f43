import type { ReactNode } from 'react';

/** Meaning of `<b>`, `<em>` and `<br></br>` in every message, so that no call has to define them. */
export const richText = {
  b: (chunks: ReactNode[]) => <strong>{chunks}</strong>,
  em: (chunks: ReactNode[]) => <em>{chunks}</em>,
  br: () => <br />,
};
