import { offersScreen, type Audience } from '@playhouse/navigation';
import { flagDocs, hasDomain, type Merchant } from '@playhouse/whitelabel';
import { Picture } from '../Picture';
import shapes from '../shapes.module.css';
import type { CellEntry, ScreenEntry } from './listScreenEntries';
import { storyAddress } from './storyAddress';
import styles from './Welcome.module.css';

type Choices = Readonly<Record<string, string>>;

/** Who sees a screen, in words. */
const audiences: Readonly<Record<Audience, string>> = {
  everyone: 'everyone',
  visitors: 'visitors who are not logged in',
  newcomers: 'whoever has no account of their own',
  nonTrials: 'everyone but free trials',
  members: 'members',
  accounts: 'members with an account of their own',
  agents: 'agents',
};

/** Whether the chosen merchant has the screen, in words; nothing where it has. */
function missingWords(merchant: Merchant, { path }: ScreenEntry): string | undefined {
  if (!hasDomain(merchant, path.domain)) return `${merchant.name} is without ${path.domain}`;
  return offersScreen(merchant, path) ? undefined : `not offered by ${merchant.name}`;
}

function State({ entry, choices }: { readonly entry: CellEntry; readonly choices: Choices }) {
  const { name, outcome, storyId } = entry;
  return (
    <li>
      <a className={styles.state} href={storyAddress(storyId, choices)} target="_top">
        {name}
        {outcome !== 'drawn' && ` → ${outcome.split('?')[0] ?? outcome}`}
      </a>
    </li>
  );
}

interface ScreenCardProps {
  readonly screen: ScreenEntry;
  readonly title: string;
  readonly merchant: Merchant;
  readonly choices: Choices;
  readonly hasPicture: boolean;
}

/** A screen: its name, who sees it, its flag, and a link to each of its states. */
export function ScreenCard({ screen, title, merchant, choices, hasPicture }: ScreenCardProps) {
  const { path, who, cells, title: name } = screen;
  const looks = cells.filter(({ cell }) => cell.refusal === undefined);
  const states = looks.filter(({ outcome }) => outcome !== 'same');
  const same = looks.filter(({ outcome }) => outcome === 'same');
  const refusals = cells.filter(({ cell }) => cell.refusal !== undefined);
  const missing = missingWords(merchant, screen);
  const [first] = cells;
  return (
    <li className={styles.card}>
      {hasPicture && first && <Picture storyId={first.storyId} title={name} choices={choices} />}
      <h3 className={styles.name}>{name}</h3>
      <p className={shapes.quiet}>
        {title !== name && `“${title}” · `}
        <code>{path.path}</code>
      </p>
      <p className={shapes.quiet}>For {audiences[who]}</p>
      {path.flag !== undefined && (
        <p className={shapes.quiet} title={flagDocs[path.flag]}>
          Flag {path.flag}
        </p>
      )}
      {missing !== undefined && <p className={styles.missing}>{missing}</p>}
      <ul className={styles.states}>
        {states.map((entry) => (
          <State key={entry.storyId} entry={entry} choices={choices} />
        ))}
      </ul>
      {same.length > 0 && (
        <p className={shapes.quiet}>
          As default: {same.map((entry) => entry.name.toLowerCase()).join(', ')}
        </p>
      )}
      {refusals.length > 0 && (
        <details>
          <summary className={styles.summary}>{refusals.length} refusals</summary>
          <ul className={styles.states}>
            {refusals.map((entry) => (
              <State key={entry.storyId} entry={entry} choices={choices} />
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
