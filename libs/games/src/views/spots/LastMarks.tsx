/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import { useUi } from '../frame/Ui';
import styles from './LastMarks.module.css';
import type { Mark } from './spotDesign';

const mostMarks = 12;

export interface LastMarksProps {
  /** The mark of the round that is shown; undefined while none is. */
  readonly mark: Mark | undefined;
  readonly round: number;
}

interface RoundMark extends Mark {
  readonly round: number;
}

/** Outcomes of this visit, the newest first. */
export function LastMarks({ mark, round }: LastMarksProps) {
  const { say } = useUi();
  const [marks, setMarks] = useState<readonly RoundMark[]>([]);
  // Each render makes the mark anew: its parts and the round say when it is another.
  const { label, name, tone } = mark ?? {};
  useEffect(() => {
    if (label === undefined) return;
    // A refused bet shows the round before it once more.
    setMarks((now) =>
      now[0]?.round === round ? now : [{ label, name, tone, round }, ...now].slice(0, mostMarks),
    );
  }, [label, name, tone, round]);
  return (
    <ol className={styles.marks} aria-label={say('frame.table.last')}>
      {marks.map((each) => (
        <li key={each.round} data-tone={each.tone}>
          <span aria-hidden="true">{each.label}</span>
          <span className={styles.spoken}>{each.name ?? each.label}</span>
        </li>
      ))}
    </ol>
  );
}
