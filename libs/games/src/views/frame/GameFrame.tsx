/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import type { PageProps } from '../gamePage';
import type { GameScreen } from '../gameScreen';
import styles from './GameFrame.module.css';
import { Head } from './Head';
import { ProofSheet } from './ProofSheet';
import { Results } from './Results';
import { SidePanel } from './SidePanel';
import { UiContext } from './Ui';
import { useCreateUi } from './useCreateUi';
import { useJackpot } from './useJackpot';
import { useKeepFocus } from './useKeepFocus';
import { useRound } from './useRound';
import { useWide } from './useWide';

export interface GameFrameProps<Variant, Action, View> extends PageProps {
  readonly screen: GameScreen<Variant, Action, View>;
}

type OpenSheet = 'rules' | 'proof' | undefined;

/** The page of every game: head, table, what came out, rules, proofs and the session's results. */
export function GameFrame<Variant, Action, View>(props: GameFrameProps<Variant, Action, View>) {
  const { boot, platform, screen } = props;
  const { Rules, Table } = screen;
  // The platform wrote the page for this very rule.
  const variant = boot.variant as Variant;
  const { ui, isLoud, toggleSound } = useCreateUi(boot);
  const round = useRound(boot, platform, ui, (view) => screen.revealMs(view as View));
  const jackpot = useJackpot(boot, platform, round.ends[0]);
  const isWide = useWide();
  const stage = useKeepFocus<HTMLElement>(round.phase);
  const [sheet, setSheet] = useState<OpenSheet>();
  const { view, phase, staked, message } = round;
  const close = () => setSheet(undefined);
  return (
    <UiContext.Provider value={ui}>
      <Head
        {...{ boot, isLoud }}
        balance={round.balance}
        onSound={toggleSound}
        onRules={isWide ? undefined : () => setSheet('rules')}
        onProof={() => setSheet('proof')}
      >
        <Results ends={round.ends} />
      </Head>
      {/* Boards, reels and cards are laid out alike in every language. */}
      <main ref={stage} dir="ltr" className={styles.stage} data-phase={phase}>
        <Table
          {...{ variant, phase, staked, jackpot }}
          view={view as View | undefined}
          round={round.number}
          open={round.open}
          act={round.act}
        />
      </main>
      <p className={styles.message} data-part="message" data-tone={message?.tone} role="status">
        {message?.text}
      </p>
      <aside className={styles.side}>
        <SidePanel
          {...{ isWide }}
          title={ui.say('frame.rules')}
          isOpen={sheet === 'rules'}
          onClose={close}
        >
          <p>{ui.say('frame.return', { share: ui.percent(boot.share ?? 0) })}</p>
          <Rules variant={variant} />
        </SidePanel>
      </aside>
      {sheet === 'proof' && (
        <ProofSheet
          {...{ variant }}
          commitment={round.commitment}
          clientSeed={round.clientSeed}
          last={round.ends[0]}
          onSeed={round.setClientSeed}
          onClose={close}
        />
      )}
    </UiContext.Provider>
  );
}
