import type { Block } from './readPlainMarkdown';
import styles from './Writing.module.css';

interface TableProps {
  readonly rows: readonly (readonly string[])[];
}

/** A table whose first row is its heading. */
export function Table({ rows: [head = [], ...rows] }: TableProps) {
  return (
    <div className={styles.scroller}>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join('|')}>
              {row.map((cell, index) => (
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function DrawnBlock({ block }: { readonly block: Block }) {
  if (block.kind === 'table') return <Table rows={block.rows} />;
  if (block.kind === 'heading') return <h3>{block.text}</h3>;
  if (block.kind === 'paragraph') return <p className={styles.text}>{block.text}</p>;
  return (
    <ul className={styles.text}>
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** Parts of a text, one below the other. */
export const Blocks = ({ blocks }: { readonly blocks: readonly Block[] }) =>
  blocks.map((block, index) => <DrawnBlock key={index} block={block} />);
