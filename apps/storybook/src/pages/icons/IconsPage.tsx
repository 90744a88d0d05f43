import { foldText } from '@playhouse/search';
import { cx, Icon, iconNames, SearchInput, useCopy } from '@playhouse/ui-kit';
import { useState } from 'react';
import { Page, Section } from '../Page';
import shapes from '../shapes.module.css';
import styles from './Icons.module.css';

/** Every icon of the set with its name, searched by parts of the name. A press copies the name. */
export function IconsPage() {
  const [typed, setTyped] = useState('');
  const copy = useCopy();
  const words = foldText(typed).split(' ');
  const found = iconNames.filter((name) => words.every((word) => foldText(name).includes(word)));
  return (
    <Page
      title="Icons"
      lead={`${iconNames.length} icons on a grid of 24, in the colour of the text around them. Press one to copy its name.`}
    >
      <SearchInput
        className={styles.search}
        label="Find an icon"
        placeholder="wallet"
        onSearch={setTyped}
        onWords={setTyped}
      />
      <Section title={found.length === 0 ? 'No icon has this name' : `${found.length} found`}>
        <ul className={styles.icons}>
          {found.map((name) => (
            <li key={name}>
              <button
                type="button"
                className={cx(shapes.card, styles.icon)}
                onClick={() => void copy(name)}
              >
                <Icon name={name} size="l" />
                {name}
              </button>
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  );
}
