import type { CSSProperties, ReactNode } from 'react';
import { getKind, type Token, type TokenKind } from './readTokens';
import shapes from '../shapes.module.css';
import styles from './Tokens.module.css';

const pangram = 'Deposit ₱500.00 and play';

const box = (style: CSSProperties) => <div className={styles.box} style={style} />;

const bar = (name: string) => <div className={styles.bar} style={{ width: `var(${name})` }} />;

/** Each kind of token, drawn by itself. */
const examples: Readonly<Partial<Record<TokenKind, (name: string) => ReactNode>>> = {
  type: (name) => (
    <p
      className={styles.line}
      style={
        name.startsWith('--text') ? { fontSize: `var(${name})` } : { fontWeight: `var(${name})` }
      }
    >
      {pangram}
    </p>
  ),
  space: bar,
  size: (name) => (name.startsWith('--safe') ? undefined : bar(name)),
  radius: (name) => box({ borderRadius: `var(${name})` }),
  elevation: (name) =>
    name.startsWith('--shadow') ? box({ boxShadow: `var(${name})`, border: 0 }) : undefined,
  gradient: (name) => box({ background: `var(${name})`, width: '100%' }),
  picture: (name) =>
    box({ background: `var(${name}) center / contain no-repeat`, width: '100%', border: 0 }),
  motion: (name) => (
    <div className={styles.track}>
      <div
        className={styles.runner}
        style={
          name.startsWith('--duration')
            ? { transition: `translate var(${name}) linear` }
            : { transition: `translate 600ms var(${name})` }
        }
      />
    </div>
  ),
};

interface TokenRowProps {
  readonly token: Token;
  /** Its size on this page in CSS pixels, where it has one. */
  readonly size: string | undefined;
}

/** A token with its value, and drawn where it can be seen. */
export function TokenRow({ token: { name, value }, size }: TokenRowProps) {
  return (
    <li className={styles.row}>
      <div>
        <p className={shapes.strong}>{name}</p>
        <p className={shapes.quiet}>
          {value}
          {size !== undefined && size !== value && ` = ${size}`}
        </p>
      </div>
      {examples[getKind(name)]?.(name)}
    </li>
  );
}
