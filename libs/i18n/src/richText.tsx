import type { ReactNode } from 'react';

/** What `<b>`, `<em>` and `<br></br>` in any message mean, so that no call has to say it. */
export const richText = {
  b: (chunks: ReactNode[]) => <strong>{chunks}</strong>,
  em: (chunks: ReactNode[]) => <em>{chunks}</em>,
  br: () => <br />,
};
