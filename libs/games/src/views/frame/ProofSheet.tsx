/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import type { RoundEnd } from '../boot';
import type { RoundProof } from '../../fair/roundProof';
import styles from './ProofSheet.module.css';
import { Sheet } from './Sheet';
import { useUi } from './Ui';
import type { Ui } from './Ui';

export interface ProofSheetProps {
  /** Of the game whose rounds are checked. */
  readonly variant: unknown;
  readonly commitment: string | undefined;
  readonly clientSeed: string;
  readonly last: RoundEnd | undefined;
  readonly onSeed: (seed: string) => void;
  readonly onClose: () => void;
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** Tells what a round that was played again says of the pot. */
function tellJackpot({ say, count }: Ui, { jackpot }: RoundProof, isWon: boolean): string {
  if (jackpot === undefined) return '';
  const { tickets, among } = jackpot;
  return say(`frame.proof.${isWon ? 'jackpotWon' : 'jackpotMissed'}`, {
    tickets: count(tickets),
    among: count(among),
  });
}

/** Plays the last round again on this device: by the rule of this page, without asking anybody. */
function useCheck(variant: unknown, last: RoundEnd | undefined) {
  const ui = useUi();
  const { say } = ui;
  const [result, setResult] = useState<string>();
  const check = () => {
    const state = last && window.checkRound?.(variant, last.proof);
    if (last === undefined || state === undefined) return;
    const problems = { commitment: 'commitmentProblem', actions: 'actions' } as const;
    if (typeof state === 'string') return setResult(say(`frame.proof.${problems[state]}`));
    const times = ((state.paid ?? 0) / 100 / state.staked).toFixed(2);
    const jackpot = tellJackpot(ui, last.proof, state.winsJackpot);
    setResult(`${say('frame.proof.holds', { times })} ${jackpot}`);
  };
  return { result, check };
}

/** The seeds of the next and of the last round, the player's own seed, and the check of the last round. */
export function ProofSheet({
  variant,
  commitment,
  clientSeed,
  last,
  onSeed,
  onClose,
}: ProofSheetProps) {
  const { say } = useUi();
  const { result, check } = useCheck(variant, last);
  return (
    <Sheet title={say('frame.proof.title')} onClose={onClose}>
      <p>{say('frame.proof.text')}</p>
      <dl className={styles.facts}>
        <Fact name={say('frame.proof.commitment')} value={commitment ?? ''} />
      </dl>
      <label className={styles.seed}>
        <span>{say('frame.proof.ownSeed')}</span>
        <input
          value={clientSeed}
          maxLength={64}
          autoComplete="off"
          onInput={({ currentTarget }) => onSeed(currentTarget.value)}
        />
      </label>
      {last !== undefined && (
        <>
          <h3>{say('frame.proof.last')}</h3>
          <dl className={styles.facts}>
            <Fact name={say('frame.proof.round')} value={last.id} />
            <Fact name={say('frame.proof.commitment')} value={last.proof.commitment} />
            <Fact name={say('frame.proof.serverSeed')} value={last.proof.serverSeed} />
            <Fact name={say('frame.proof.ownSeed')} value={last.proof.clientSeed} />
          </dl>
          <button type="button" className={styles.check} onClick={check}>
            {say('frame.proof.check')}
          </button>
          <p role="status">{result}</p>
        </>
      )}
    </Sheet>
  );
}
