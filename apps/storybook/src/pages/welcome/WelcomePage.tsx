import { SearchInput, SegmentedControl } from '@playhouse/ui-kit';
import type { Merchant } from '@playhouse/whitelabel';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { siteScreens } from '@playhouse/shell';
import { getDomainTitle } from '../domainTitles';
import { Page, Section } from '../Page';
import shapes from '../shapes.module.css';
import { findCells, readQuestion, type FoundCell } from './findCells';
import { domains, screenEntries, type ScreenEntry } from './listScreenEntries';
import { ScreenCard } from './ScreenCard';
import { storyAddress } from './storyAddress';
import styles from './Welcome.module.css';

type Choices = Readonly<Record<string, string>>;

/** More are not read by anybody. */
const most = 40;

interface FoundProps {
  readonly found: readonly FoundCell[];
  readonly choices: Choices;
}

function Found({ found, choices }: FoundProps) {
  return (
    <Section title={found.length === 0 ? 'Nothing is called so' : `${found.length} found`}>
      {found.length > 0 && (
        <ul className={styles.found}>
          {found.slice(0, most).map(({ screen, entry }) => (
            <li key={entry.storyId}>
              <a className={styles.hit} href={storyAddress(entry.storyId, choices)} target="_top">
                <b>{screen.title}</b>
                {entry.name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** The heading of a screen in the chosen language; its English name where its heading is data. */
function useTitles(): (screen: ScreenEntry) => string {
  const intl = useIntl();
  return ({ path, title }) => {
    const id = siteScreens.find((screen) => screen.path === path)?.title;
    return id === undefined ? title : intl.formatMessage({ id });
  };
}

interface WelcomePageProps {
  readonly merchant: Merchant;
  /** Choices of the toolbar that every link carries. */
  readonly kept: Choices;
}

/** The map of all screens: every state of each is one link, found by typing. */
export function WelcomePage({ merchant, kept }: WelcomePageProps) {
  const [typed, setTyped] = useState('');
  const [look, setLook] = useState<'names' | 'pictures'>('names');
  const titleIn = useTitles();
  const { choices: asked, words } = readQuestion(typed);
  const choices = { ...kept, ...asked };
  return (
    <Page
      title="Welcome"
      lead={`All ${screenEntries.length} screens of the site, each in every state. A link keeps merchant, scheme and language of the toolbar above.`}
    >
      <div className={styles.tools}>
        <SearchInput
          label="Find a screen, a state, a look"
          placeholder="withdraw refused portuguese dark 320 200 %"
          onSearch={setTyped}
          onWords={setTyped}
        />
        {Object.keys(choices).length > 0 && (
          <ul className={shapes.row} aria-label="How it is looked at">
            {Object.entries(choices).map(([name, value]) => (
              <li key={name} className={shapes.chosen}>
                {name}: {value}
              </li>
            ))}
          </ul>
        )}
        {words.length === 0 && (
          <SegmentedControl
            className={styles.map}
            label="Map"
            options={[
              { value: 'names', label: 'Names' },
              { value: 'pictures', label: 'Pictures' },
            ]}
            value={look}
            onChange={setLook}
          />
        )}
      </div>
      {words.length > 0 && (
        <Found found={findCells(screenEntries, words, titleIn)} choices={choices} />
      )}
      {words.length === 0 &&
        domains.map((domain) => (
          <Section key={domain} title={getDomainTitle(domain)}>
            <ul className={shapes.cards}>
              {screenEntries
                .filter(({ path }) => path.domain === domain)
                .map((screen) => (
                  <ScreenCard
                    key={screen.name}
                    screen={screen}
                    title={titleIn(screen)}
                    merchant={merchant}
                    choices={choices}
                    hasPicture={look === 'pictures'}
                  />
                ))}
            </ul>
          </Section>
        ))}
    </Page>
  );
}
