/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import { Head } from '../frame/Head';
import { UiContext } from '../frame/Ui';
import { useCreateUi } from '../frame/useCreateUi';
import type { Message } from '../frame/useRound';
import { useWide } from '../frame/useWide';
import type { PageProps } from '../gamePage';
import type { BookBet, BookVariant } from './book';
import { BookContext } from './BookContext';
import { BookFoot } from './BookFoot';
import styles from './BookPage.module.css';
import { BookSide } from './BookSide';
import type { BookSheet } from './BookSide';
import { BookTabs } from './BookTabs';
import type { BookTab } from './BookTabs';
import { Matches } from './Matches';
import { MyBets } from './MyBets';
import { tellEnded, useBets } from './useBets';
import { useBook } from './useBook';
import { useSlip } from './useSlip';

/** A title's matches: their odds, the slip, and the player's bets. */
export function BookPage({ boot, platform }: PageProps) {
  // The platform wrote the page for matches.
  const variant = boot.variant as BookVariant;
  const { ui, isLoud, toggleSound } = useCreateUi(boot);
  const { say } = ui;
  const [message, setMessage] = useState<Message>();
  const onEnded = (bets: readonly BookBet[]) => {
    const best = bets.reduce((one, other) => (other.net > one.net ? other : one));
    ui.play(best.status === 'won' ? 'win' : 'lose');
    setMessage(tellEnded(ui, best));
  };
  const { answer, before, now, show } = useBook(platform, variant, onEnded);
  const { matches, bets, balance } = answer;
  const slip = useSlip(matches);
  const { isBusy, place, cashOut } = useBets(platform, ui, slip, { show, say: setMessage });
  const [tab, setTab] = useState<BookTab>('matches');
  const [sheet, setSheet] = useState<BookSheet>();
  const isWide = useWide();
  const picks = slip.legs.length;
  // A slip that was placed or emptied is put away.
  useEffect(() => {
    if (picks === 0) setSheet((open) => (open === 'slip' ? undefined : open));
  }, [picks]);
  const waiting = bets.filter(({ status }) => status === 'open').length;
  const names = {
    matches: say('sportsbook.matches'),
    bets: `${say('sportsbook.bets')} (${waiting})`,
  };
  const myBets = <MyBets {...{ bets, isBusy }} onCashOut={(bet) => void cashOut(bet)} />;
  const { locale, timeZone, share = 0 } = boot;
  return (
    <UiContext.Provider value={ui}>
      <BookContext.Provider value={{ sport: variant.sport, now, before, slip, locale, timeZone }}>
        <Head
          {...{ boot, isLoud, balance }}
          onSound={toggleSound}
          onRules={isWide ? undefined : () => setSheet('rules')}
        />
        <main className={styles.page}>
          {!isWide && <BookTabs {...{ tab, names }} onChange={setTab} />}
          <Matches
            {...{ matches }}
            matchId={variant.matchId}
            isHidden={!isWide && tab !== 'matches'}
          />
          {!isWide && tab === 'bets' && myBets}
        </main>
        <BookFoot {...{ message }} picks={isWide ? 0 : picks} onSlip={() => setSheet('slip')} />
        <BookSide
          {...{ sheet, share, isWide, isBusy, myBets }}
          maxPayout={variant.maxPayout}
          betsName={names.bets}
          message={message?.tone === 'bad' ? message.text : undefined}
          onPlace={(placed) => void place(placed)}
          onClose={() => setSheet(undefined)}
        />
      </BookContext.Provider>
    </UiContext.Provider>
  );
}
