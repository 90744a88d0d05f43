/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';

/** Hundredths of the stake as the player reads them. */
export const formatTimes = (hundredths: number): string => `×${hundredths / 100}`;

export interface PrizeTableProps {
  /** Heads of the two columns. */
  readonly head: readonly [string, string];
  readonly rows: readonly { readonly name: ComponentChildren; readonly pays: ComponentChildren }[];
}

/** Prizes by what brings them. */
export function PrizeTable({ head, rows }: PrizeTableProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{head[0]}</th>
          <td>{head[1]}</td>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, pays }, at) => (
          <tr key={at}>
            <th scope="row">{name}</th>
            <td>{pays}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
