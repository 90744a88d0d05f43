import type { PathName } from '@playhouse/navigation';
import { getDomainTitle } from '../domainTitles';
import { Page, Section } from '../Page';
import { Picture } from '../Picture';
import shapes from '../shapes.module.css';
import { screenEntries, type CellEntry, type ScreenEntry } from '../welcome/listScreenEntries';
import { storyAddress } from '../welcome/storyAddress';
import styles from './Flow.module.css';
import { journeys, type FlowDomain, type Journey } from './journeys';

type Choices = Readonly<Record<string, string>>;

const byName = new Map(screenEntries.map((entry) => [entry.name, entry]));

/** @throws Error when the table of screens has none of this name */
function getEntry(name: PathName): ScreenEntry {
  const entry = byName.get(name);
  if (entry === undefined) throw new Error(`There is no screen ${name}.`);
  return entry;
}

interface StepProps {
  readonly name: PathName;
  readonly choices: Choices;
}

function Step({ name, choices }: StepProps) {
  const { title, path, cells } = getEntry(name);
  const storyId = cells[0]?.storyId ?? '';
  return (
    <li className={styles.step}>
      <Picture storyId={storyId} title={title} choices={choices} />
      <a className={styles.name} href={storyAddress(storyId, choices)} target="_top">
        {title}
      </a>
      <code className={shapes.quiet}>{path.path}</code>
    </li>
  );
}

/** Whether somebody has logged in on the way to a screen, and would see it as a member. */
const isLoggedIn = (before: readonly PathName[], name: PathName) =>
  !entrances.has(name) && before.some((step) => entrances.has(step));

const entrances: ReadonlySet<PathName> = new Set(['login', 'register']);

const asMember = (choices: Choices): Choices => ({ member: 'player', ...choices });

const titleOfPath = (address: string) => {
  const [path] = address.split('?');
  return screenEntries.find((screen) => screen.path.path === path)?.title ?? path;
};

/** Persons who are led elsewhere from a screen, as its cells have come out. */
const ledAway = ({ cells }: ScreenEntry): readonly CellEntry[] =>
  cells.filter(({ cell, outcome }) => outcome.startsWith('/') && cell.refusal === undefined);

function Guards({ domain, choices }: { readonly domain: FlowDomain; readonly choices: Choices }) {
  const guarded = screenEntries
    .filter(({ path }) => path.domain === domain)
    .flatMap((screen) => ledAway(screen).map((entry) => ({ screen, entry })));
  if (guarded.length === 0) return null;
  return (
    <Section title="Who is led elsewhere" note="As the guards of the screens decide.">
      <ul className={styles.guards}>
        {guarded.map(({ screen, entry }) => (
          <li key={entry.storyId}>
            {screen.title},{' '}
            <a href={storyAddress(entry.storyId, choices)} target="_top">
              {entry.name.toLowerCase()}
            </a>
            {' → '}
            {titleOfPath(entry.outcome)}
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface FlowPageProps {
  readonly domain: FlowDomain;
  readonly choices: Choices;
}

/** The ways through the screens of a part of the product, and where its guards lead. */
export function FlowPage({ domain, choices }: FlowPageProps) {
  const ways: readonly Journey[] = journeys[domain];
  return (
    <Page
      title={`Flows: ${getDomainTitle(domain)}`}
      lead="Each way from screen to screen, as the site draws it in the chosen merchant, scheme and language."
    >
      {ways.map(({ title, screens }) => (
        <Section key={title} title={title}>
          <ol className={styles.steps}>
            {screens.map((name, index) => (
              <Step
                key={`${name} ${index}`}
                name={name}
                choices={isLoggedIn(screens.slice(0, index), name) ? asMember(choices) : choices}
              />
            ))}
          </ol>
        </Section>
      ))}
      <Guards domain={domain} choices={choices} />
    </Page>
  );
}
