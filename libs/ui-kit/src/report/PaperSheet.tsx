import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { cx } from '../cx';
import styles from './PaperSheet.module.css';

export interface PaperSheetProps {
  readonly sheet: {
    readonly title: string;
    readonly subtitle: string;
    readonly columns: readonly { readonly label: string; readonly numeric: boolean }[];
    readonly rows: readonly (readonly string[])[];
  };
  /** The print dialog was closed, with a print or without. */
  readonly onPrinted: () => void;
}

/** A table that stands on paper alone, and asks the browser to print it. */
export function PaperSheet({ sheet, onPrinted }: PaperSheetProps) {
  const close = useEffectEvent(onPrinted);
  useEffect(() => {
    const printed = () => close();
    window.addEventListener('afterprint', printed);
    window.print();
    return () => window.removeEventListener('afterprint', printed);
  }, []);
  const { title, subtitle, columns, rows } = sheet;
  const cell = (at: number) => cx(columns[at]?.numeric && styles.numeric);
  return createPortal(
    <section className={styles.sheet}>
      <h1>{title}</h1>
      <p>{subtitle}</p>
      <table>
        <thead>
          <tr>
            {columns.map(({ label }, at) => (
              <th key={label} scope="col" className={cell(at)}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            <tr key={line}>
              {row.map((text, at) => (
                <td key={at} className={cell(at)}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>,
    document.body,
  );
}
