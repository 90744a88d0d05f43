import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../button/Button';
import { Skeleton } from '../feedback/Skeleton';
import styles from './QrCode.module.css';
import { saveDrawing } from './saveDrawing';

export interface QrCodeProps {
  /** The text or address in the code. */
  value: string;
  /** Spoken name, saying where it leads. */
  label: string;
  /** Name of the picture that the player can save, without its ending: nobody scans the phone in their hand. */
  saveAs?: string;
}

const Code = /* @__PURE__ */ lazy(() =>
  import('qrcode.react').then((module) => ({ default: module.QRCodeSVG })),
);

/** More bytes than this stand in no QR code of this kind. */
const mostBytes = 2953;

/** A QR code, always dark on light as cameras need it. Its code is fetched when first shown. Nothing for what is too long. */
export function QrCode({ value, label, saveAs }: QrCodeProps) {
  const [drawing, setDrawing] = useState<SVGSVGElement | null>(null);
  if (new TextEncoder().encode(value).length > mostBytes) return null;
  const save = () => {
    if (drawing) saveDrawing(drawing, `${saveAs}.png`);
  };
  return (
    <>
      <div className={styles.plate} role="img" aria-label={label}>
        <Suspense fallback={<Skeleton ratio="1:1" />}>
          <Code
            ref={setDrawing}
            aria-hidden
            value={value}
            marginSize={2}
            className={styles.code}
            bgColor="#fff"
            fgColor="#000"
          />
        </Suspense>
      </div>
      {saveAs !== undefined && (
        <Button variant="ghost" icon="download" disabled={drawing === null} onClick={save}>
          <FormattedMessage id="ui.qr.save" />
        </Button>
      )}
    </>
  );
}
