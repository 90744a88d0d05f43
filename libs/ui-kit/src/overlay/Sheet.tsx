import { LazyModal, type DialogProps } from './Dialog';

export interface SheetProps extends DialogProps {
  /** The edge it slides in from: `start` is where lines begin. @default 'bottom' */
  side?: 'bottom' | 'start' | 'end';
}

/** A modal panel at an edge of the column. Its code is fetched when first opened. */
export function Sheet({ side = 'bottom', ...rest }: SheetProps) {
  return <LazyModal {...rest} shape={side} />;
}
