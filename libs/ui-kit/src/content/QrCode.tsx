import { lazy, Suspense } from 'react';
import { Skeleton } from '../feedback/Skeleton';
import styles from './QrCode.module.css';

export interface QrCodeProps {
  /** The text or address in the code. */
  value: string;
  /** Spoken name, saying where it leads. */
  label: string;
}

const Code = /* @__PURE__ */ lazy(() =>
  import('qrcode.react').then((module) => ({ default: module.QRCodeSVG })),
);

/** More bytes than this stand in no QR code of this kind. */
const mostBytes = 2953;

/** A QR code, always dark on light as cameras need it. Its code is fetched when first shown. Nothing for what is too long. */
export function QrCode({ value, label }: QrCodeProps) {
  if (new TextEncoder().encode(value).length > mostBytes) return null;
  return (
    <div className={styles.plate} role="img" aria-label={label}>
      <Suspense fallback={<Skeleton ratio="1:1" />}>
        <Code
          aria-hidden
          value={value}
          marginSize={2}
          className={styles.code}
          bgColor="#fff"
          fgColor="#000"
        />
      </Suspense>
    </div>
  );
}
