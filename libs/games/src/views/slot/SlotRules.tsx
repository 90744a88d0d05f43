/** @jsxImportSource preact */
import type { SlotMath } from '../../rules/slot/slotMath';
import { leastAlike } from '../../rules/slot/slotMath';
import { useUi } from '../frame/Ui';
import type { RulesProps } from '../gameScreen';
import styles from './SlotRules.module.css';

const times = (hundredths: number) => `×${hundredths / 100}`;

/** The pot's terms: who feeds it, how likely it falls, and what it gives back beside the game itself. */
function JackpotRules() {
  const { say, money, percent, jackpot } = useUi();
  if (jackpot === undefined) return null;
  return (
    <>
      <p>
        {say('slot.jackpot.rules', {
          share: percent(jackpot.share),
          start: money(jackpot.start),
          cycle: money(jackpot.cycle),
          average: money(jackpot.average),
        })}
      </p>
      <p>{say('slot.jackpot.return', { share: percent(jackpot.payback) })}</p>
    </>
  );
}

/** How a slot is played by its mathematics, and what each symbol pays, in stakes. */
export function SlotRules({ variant }: RulesProps<SlotMath>) {
  const { say, pictures } = useUi();
  const { symbols, lines, free, hold, pots, wildTimes } = variant;
  const plain = symbols.filter(({ kind }) => kind === 'plain');
  const has = (kind: string) => symbols.some((symbol) => symbol.kind === kind);
  const alike = plain[0]?.pays.map((_, at) => at + leastAlike) ?? [];
  return (
    <>
      <p>
        {lines === 'ways'
          ? say('slot.rules.ways')
          : say('slot.rules.lines', { lines: String(lines) })}
      </p>
      {has('wild') && (
        <p>
          {say(wildTimes > 1 ? 'slot.rules.wildTimes' : 'slot.rules.wild', {
            times: String(wildTimes),
          })}
        </p>
      )}
      {free !== undefined && (
        <p>
          {say('slot.rules.free', {
            spins: free.spins.join(', '),
            times: String(free.times),
            most: String(free.most),
          })}
        </p>
      )}
      {hold !== undefined && (
        <p>
          {say('slot.rules.hold', {
            trigger: String(hold.trigger),
            respins: String(hold.respins),
            grand: times(hold.grand),
          })}
        </p>
      )}
      {pots !== undefined && (
        <p>
          {say('slot.rules.pots', {
            trigger: String(pots.trigger),
            pots: pots.pots
              .map(({ pot, value }) => `${say(`slot.pot.${pot}`)} ${times(value)}`)
              .join(', '),
          })}
        </p>
      )}
      <JackpotRules />
      <table className={styles.pays}>
        <thead>
          <tr>
            <th scope="col">{say('slot.rules.symbol')}</th>
            {alike.map((count) => (
              <th key={count} scope="col">
                {count}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {plain.map(({ id, pays }) => (
            <tr key={id}>
              <th scope="row">
                <img src={pictures[id]} alt={say(`slot.symbol.${id}`)} width="36" height="36" />
              </th>
              {pays.map((hundredths, at) => (
                <td key={at}>{times(hundredths)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
