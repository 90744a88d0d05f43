/** @jsxImportSource preact */
import type { RoundEnd } from '../boot';
import styles from './Results.module.css';
import { useUi } from './Ui';

/** The last results of this visit and what it brought in all. */
export function Results({ ends }: { readonly ends: readonly RoundEnd[] }) {
  const { say, signedMoney } = useUi();
  const net = ends.reduce((sum, end) => sum + end.net, 0);
  if (ends.length === 0) return null;
  return (
    <section className={styles.results} aria-label={say('frame.results')}>
      <p>{say('frame.session', { net: signedMoney(net) })}</p>
      <ol>
        {ends.slice(0, 8).map(({ id, net: gain, outcome }) => (
          <li key={id} data-outcome={outcome}>
            {signedMoney(gain)}
          </li>
        ))}
      </ol>
    </section>
  );
}
