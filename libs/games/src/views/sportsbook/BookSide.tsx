/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import frame from '../frame/GameFrame.module.css';
import { SidePanel } from '../frame/SidePanel';
import { useUi } from '../frame/Ui';
import { useBookParts } from './BookContext';
import { BookRules } from './BookRules';
import { SlipSheet } from './SlipSheet';
import type { SlipSheetProps } from './SlipSheet';

/** The sheets over a book on a phone; of those in its column, all stand open. */
export type BookSheet = 'slip' | 'rules';

export interface BookSideProps extends Omit<SlipSheetProps, 'isOpen'> {
  /** The sheet that the player has opened. */
  readonly sheet: BookSheet | undefined;
  /** The share of stakes, of one, that the house's matches give back. */
  readonly share: number;
  readonly betsName: string;
  /** The player's bets, where they stand beside the matches. */
  readonly myBets: ComponentChildren;
}

/** The slip, the player's bets and the rules: beside the matches where there is room, else over them. */
export function BookSide({ sheet, share, betsName, myBets, ...slipSheet }: BookSideProps) {
  const { say } = useUi();
  const { slip } = useBookParts();
  const { isWide, maxPayout, onClose } = slipSheet;
  return (
    <aside className={frame.side}>
      {slip.legs.length > 0 && <SlipSheet {...slipSheet} isOpen={sheet === 'slip'} />}
      <SidePanel title={betsName} isOpen={false} {...{ isWide, onClose }}>
        {myBets}
      </SidePanel>
      <SidePanel title={say('frame.rules')} isOpen={sheet === 'rules'} {...{ isWide, onClose }}>
        <BookRules {...{ share, maxPayout }} />
      </SidePanel>
    </aside>
  );
}
