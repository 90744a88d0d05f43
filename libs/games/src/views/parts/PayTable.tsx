/** @jsxImportSource preact */
import { useUi } from '../frame/Ui';

export interface PayRow {
  readonly name: string;
  /** Hundredths of the stake. */
  readonly pays: number;
}

export interface PayTableProps {
  readonly title: string;
  readonly rows: readonly PayRow[];
}

/** Payments by hand or end. */
export function PayTable({ title, rows }: PayTableProps) {
  const { say } = useUi();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">{say('frame.table.pays')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, pays }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>×{pays / 100}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
