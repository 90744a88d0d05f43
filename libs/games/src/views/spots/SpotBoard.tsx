/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { Sheet } from '../frame/Sheet';
import { Spot } from '../parts/Spot';
import styles from './SpotBoard.module.css';
import type { BoardProps, SpotFace, SpotGroup } from './spotDesign';

type Hands<Name extends string> = Omit<BoardProps<Name>, 'groups'>;

interface PlaceProps<Name extends string> extends Hands<Name> {
  readonly face: SpotFace<Name>;
  readonly isPriced?: boolean;
}

/** One spot with the chips on it. */
export function Place<Name extends string>(props: PlaceProps<Name>) {
  const { face, isPriced = true, chipsOn, hasWon, disabled, onPut } = props;
  const { spot, name, look, pays, tone, note } = face;
  return (
    <Spot
      {...{ name, tone, disabled }}
      pays={isPriced ? pays : undefined}
      chips={chipsOn(spot)}
      hasWon={hasWon(spot)}
      onPut={() => onPut(spot)}
    >
      {note === undefined ? (
        look
      ) : (
        <>
          {look ?? name}
          <small className={styles.note}>{note}</small>
        </>
      )}
    </Spot>
  );
}

interface GroupProps<Name extends string> extends Hands<Name> {
  readonly group: SpotGroup<Name>;
}

function Group<Name extends string>({ group, ...hands }: GroupProps<Name>) {
  const { title, columns, spots, isSheet } = group;
  return (
    <section className={styles.group} aria-label={title}>
      {title !== undefined && isSheet !== true && <h2>{title}</h2>}
      <div className={styles.spots} data-columns={columns}>
        {spots.map((face) => (
          <Place key={face.spot} face={face} {...hands} />
        ))}
      </div>
    </section>
  );
}

/** A button that opens further spots over the table, with the chips that lie on them. */
export function GroupSheet<Name extends string>({ group, ...hands }: GroupProps<Name>) {
  const [isOpen, setOpen] = useState(false);
  const { title = '', spots } = group;
  const chips = spots.reduce((sum, { spot }) => sum + hands.chipsOn(spot), 0);
  return (
    <>
      <button type="button" className={styles.more} onClick={() => setOpen(true)}>
        {title} {chips > 0 && <b>{chips}</b>}
      </button>
      {isOpen && (
        <Sheet title={title} onClose={() => setOpen(false)}>
          <Group group={group} {...hands} />
        </Sheet>
      )}
    </>
  );
}

/** Spots in their groups, and buttons for those that lie in sheets. */
export function SpotBoard<Name extends string>({ groups, ...hands }: BoardProps<Name>) {
  const sheets = groups.filter(({ isSheet }) => isSheet);
  return (
    <div className={styles.board}>
      {groups
        .filter(({ isSheet }) => isSheet !== true)
        .map((group, at) => (
          <Group key={at} group={group} {...hands} />
        ))}
      {sheets.length > 0 && (
        <div className={styles.sheets}>
          {sheets.map((group) => (
            <GroupSheet key={group.title} group={group} {...hands} />
          ))}
        </div>
      )}
    </div>
  );
}
