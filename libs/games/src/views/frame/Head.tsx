/** @jsxImportSource preact */
import type { Boot } from '../boot';
import styles from './Head.module.css';
import { leaveGame } from './parentPage';
import { useUi } from './Ui';
import { useFramed } from './useFramed';

export interface HeadProps {
  readonly boot: Boot;
  readonly balance: number;
  readonly isLoud: boolean;
  readonly onSound: () => void;
  /** Undefined where they stand beside the game: a lottery has its rules on the board. */
  readonly onRules?: (() => void) | undefined;
  /** A lottery's draws are public. */
  readonly onProof?: () => void;
}

interface ToolProps {
  readonly name: string;
  readonly sign: string;
  readonly isPressed?: boolean;
  readonly onPress: () => void;
}

function Tool({ name, sign, isPressed, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={name}
      aria-pressed={isPressed}
      onClick={onPress}
    >
      {sign}
    </button>
  );
}

/** Name and balance, where no page around tells them, and the game's buttons. */
export function Head({ boot, balance, isLoud, onSound, onRules, onProof }: HeadProps) {
  const { say, money } = useUi();
  const isFramed = useFramed(boot);
  return (
    <header className={styles.head}>
      <div className={styles.place} hidden={isFramed}>
        <Tool name={say('frame.back')} sign="‹" onPress={leaveGame} />
        <img className={styles.icon} alt="" src={boot.art} width="40" height="40" />
        <h1 className={styles.title}>{boot.name}</h1>
        <output className={styles.balance} data-part="balance" aria-label={say('frame.balance')}>
          {money(balance)}
        </output>
      </div>
      <span className={styles.tools}>
        {onRules !== undefined && <Tool name={say('frame.rules')} sign="?" onPress={onRules} />}
        {onProof !== undefined && (
          <Tool name={say('frame.proof.title')} sign="✓" onPress={onProof} />
        )}
        <Tool
          name={say('frame.sound')}
          sign={isLoud ? '♪' : '∅'}
          isPressed={isLoud}
          onPress={onSound}
        />
      </span>
    </header>
  );
}
