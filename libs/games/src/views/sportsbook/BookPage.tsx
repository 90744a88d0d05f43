/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import frame from '../frame/GameFrame.module.css';
import { Head } from '../frame/Head';
import { SidePanel } from '../frame/SidePanel';
import { UiContext } from '../frame/Ui';
import { useCreateUi } from '../frame/useCreateUi';
import type { Message } from '../frame/useRound';
import { useWide } from '../frame/useWide';
import type { PageProps } from '../gamePage';
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

type OpenSheet = 'slip' | 'rules' | undefined;

/** A title's matches: their odds, the slip, and the player's bets. */
export function BookPage({ boot, platform }: PageProps) {
  // The platform wrote the page for matches.
  const variant = boot.variant as BookVariant;
  const { sport, matchId, maxPayout } = variant;
  const { ui, isLoud, toggleSound } = useCreateUi(boot);
  const { say } = ui;
  const [message, setMessage] = useState<Message>();
  const onEnded = (bets: readonly BookBet[]) => {
    const best = bets.reduce((one, other) => (other.net > one.net ? other : one));
    ui.play(best.status === 'won' ? 'win' : 'lose');
    setMessage(tellEnded(ui, best));
  };
  const { answer, before, now, show } = useBook(platform, variant, onEnded);
  const { matches, bets } = answer;
  const slip = useSlip(matches);
  const { isBusy, place, cashOut } = useBets(platform, ui, slip, { show, say: setMessage });
  const [tab, setTab] = useState<'matches' | 'bets'>('matches');
  const [chosen, setChosen] = useState(matchId);
  const [sheet, setSheet] = useState<OpenSheet>();
  const isWide = useWide();
  const isEmpty = slip.legs.length === 0;
  // A slip that was placed or emptied is put away.
  useEffect(() => {
    if (isEmpty) setSheet((now) => (now === 'slip' ? undefined : now));
  }, [isEmpty]);
  const open = matches.find(({ id }) => id === chosen);
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
  const myBets = <MyBets {...{ bets, isBusy }} onCashOut={(bet) => void cashOut(bet)} />;
  const close = () => setSheet(undefined);
  const parts = { sport, now, before, slip, locale: boot.locale, timeZone: boot.timeZone };
  return (
    <UiContext.Provider value={ui}>
      <BookContext.Provider value={parts}>
        <Head
          {...{ boot, isLoud }}
          balance={answer.balance}
          onSound={toggleSound}
          onRules={isWide ? undefined : () => setSheet('rules')}
        />
        <main className={styles.page}>
          {!isWide && (
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
          )}
          {isWide || tab === 'matches' ? list : myBets}
        </main>
        <footer className={styles.foot}>
          <p className={frame.message} data-part="message" data-tone={message?.tone} role="status">
            {message?.text}
          </p>
          {!isEmpty && !isWide && (
            <button type="button" data-part="slip" onClick={() => setSheet('slip')}>
              {say('sportsbook.openSlip', { count: String(slip.legs.length) })}
            </button>
          )}
        </footer>
        <aside className={frame.side}>
          {!isEmpty && (
            <SlipSheet
              {...{ maxPayout, isBusy, isWide }}
              isOpen={sheet === 'slip'}
              message={message?.tone === 'bad' ? message.text : undefined}
              onPlace={(placed) => void place(placed)}
              onClose={close}
            />
          )}
          <SidePanel title={tabs.bets} isOpen={false} {...{ isWide }} onClose={close}>
            {myBets}
          </SidePanel>
          <SidePanel
            title={say('frame.rules')}
            isOpen={sheet === 'rules'}
            {...{ isWide }}
            onClose={close}
          >
            <BookRules share={boot.share ?? 0} maxPayout={maxPayout} />
          </SidePanel>
        </aside>
      </BookContext.Provider>
    </UiContext.Provider>
  );
}
