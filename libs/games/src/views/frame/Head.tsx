/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
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
  /** Beside the buttons: how this visit goes. */
  readonly children?: ComponentChildren;
}

interface ToolProps {
  readonly name: string;
  readonly sign: ComponentChildren;
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

/** A loudspeaker with its waves, or crossed out. */
function Speaker({ isLoud }: { readonly isLoud: boolean }) {
  return (
    <svg className={styles.speaker} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M3 9h4l5-4v14l-5-4H3z" />
      <path d={isLoud ? 'M15.5 8.5a5 5 0 0 1 0 7m2.5-10a9 9 0 0 1 0 13' : 'm16 9 6 6m0-6-6 6'} />
    </svg>
  );
}

/** Name and balance, where no page around tells them, and the game's buttons. */
export function Head(props: HeadProps) {
  const { boot, balance, isLoud, onSound, onRules, onProof, children } = props;
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
      {children}
      <span className={styles.tools}>
        {onRules !== undefined && <Tool name={say('frame.rules')} sign="?" onPress={onRules} />}
        {onProof !== undefined && (
          <Tool name={say('frame.proof.title')} sign="✓" onPress={onProof} />
        )}
        <Tool
          name={say('frame.sound')}
          sign={<Speaker isLoud={isLoud} />}
          isPressed={isLoud}
          onPress={onSound}
        />
      </span>
    </header>
  );
}
