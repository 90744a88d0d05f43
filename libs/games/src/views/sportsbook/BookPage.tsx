/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import type { Boot } from '../boot';
import type { Platform } from '../frame/askPlatform';
import frame from '../frame/GameFrame.module.css';
import { Head } from '../frame/Head';
import { isFramed } from '../frame/parentPage';
import { Sheet } from '../frame/Sheet';
import { UiContext } from '../frame/Ui';
import { useCreateUi } from '../frame/useCreateUi';
import type { Message } from '../frame/useRound';
import type { BookBet, BookVariant } from './book';
import { BookContext } from './BookContext';
import styles from './BookPage.module.css';
import { BookRules } from './BookRules';
import { MatchList } from './MatchList';
import { MatchView } from './MatchView';
import { MyBets } from './MyBets';
import { SlipSheet } from './SlipSheet';
import { tellEnded, useBets } from './useBets';
import { useBook } from './useBook';
import { useSlip } from './useSlip';

export interface BookPageProps {
  readonly boot: Boot;
  readonly platform: Platform;
}

type OpenSheet = 'slip' | 'rules' | undefined;

/** A title's matches: their odds, the slip, and the player's bets. */
export function BookPage({ boot, platform }: BookPageProps) {
  // The platform wrote the page for matches.
  const { sport, matchId, maxPayout } = boot.variant as BookVariant;
  const { ui, isLoud, toggleSound } = useCreateUi(boot);
  const { say } = ui;
  const [message, setMessage] = useState<Message>();
  const onEnded = (bets: readonly BookBet[]) => {
    const best = bets.reduce((one, other) => (other.net > one.net ? other : one));
    ui.play(best.status === 'won' ? 'win' : 'lose');
    setMessage(tellEnded(ui, best));
  };
  const { answer, before, now, show } = useBook(platform, matchId, onEnded);
  const matches = answer?.matches ?? [];
  const slip = useSlip(matches);
  const { isBusy, place, cashOut } = useBets(platform, ui, slip, { show, say: setMessage });
  const [tab, setTab] = useState<'matches' | 'bets'>('matches');
  const [chosen, setChosen] = useState(matchId);
  const [sheet, setSheet] = useState<OpenSheet>();
  const isEmpty = slip.legs.length === 0;
  // A slip that was placed or emptied is put away.
  useEffect(() => {
    if (isEmpty) setSheet((now) => (now === 'slip' ? undefined : now));
  }, [isEmpty]);
  const open = matches.find(({ id }) => id === chosen);
  const bets = answer?.bets ?? [];
  const waiting = bets.filter(({ status }) => status === 'open').length;
  const tabs = {
    matches: say('sportsbook.matches'),
    bets: `${say('sportsbook.bets')} (${waiting})`,
  };
  const list =
    open === undefined ? (
      <MatchList matches={matches} onOpen={({ id }) => setChosen(id)} />
    ) : (
      <MatchView match={open} onBack={() => setChosen(undefined)} />
    );
  const parts = { sport, now, before, slip, locale: boot.locale, timeZone: boot.timeZone };
  return (
    <UiContext.Provider value={ui}>
      <BookContext.Provider value={parts}>
        <Head
          {...{ boot, isLoud }}
          balance={answer?.balance ?? boot.balance}
          isHidden={isFramed()}
          onSound={toggleSound}
          onRules={() => setSheet('rules')}
        />
        <main className={styles.page}>
          <nav className={styles.tabs} aria-label={say('sportsbook.views')}>
            {(['matches', 'bets'] as const).map((each) => (
              <button
                key={each}
                type="button"
                aria-current={each === tab ? 'page' : undefined}
                onClick={() => setTab(each)}
              >
                {tabs[each]}
              </button>
            ))}
          </nav>
          {tab === 'matches' ? (
            list
          ) : (
            <MyBets {...{ bets, isBusy }} onCashOut={(bet) => void cashOut(bet)} />
          )}
        </main>
        <footer className={styles.foot}>
          <p className={frame.message} data-part="message" data-tone={message?.tone} role="status">
            {message?.text}
          </p>
          {!isEmpty && (
            <button type="button" data-part="slip" onClick={() => setSheet('slip')}>
              {say('sportsbook.openSlip', { count: String(slip.legs.length) })}
            </button>
          )}
        </footer>
        {sheet === 'slip' && !isEmpty && (
          <SlipSheet
            {...{ maxPayout, isBusy }}
            message={message?.tone === 'bad' ? message.text : undefined}
            onPlace={(placed) => void place(placed)}
            onClose={() => setSheet(undefined)}
          />
        )}
        {sheet === 'rules' && (
          <Sheet title={say('frame.rules')} onClose={() => setSheet(undefined)}>
            <BookRules share={boot.share ?? 0} maxPayout={maxPayout} />
          </Sheet>
        )}
      </BookContext.Provider>
    </UiContext.Provider>
  );
}
