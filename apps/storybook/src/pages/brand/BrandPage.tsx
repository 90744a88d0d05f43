import type { PathName } from '@playhouse/navigation';
import { Button, useCopy } from '@playhouse/ui-kit';
import { exportTokens, type Merchant, type Theme } from '@playhouse/whitelabel';
import { useState } from 'react';
import { Page, Section } from '../Page';
import { Picture } from '../Picture';
import { screenEntries } from '../welcome/listScreenEntries';
import shapes from '../shapes.module.css';
import styles from './Brand.module.css';
import { BrandContrast } from './BrandContrast';
import { BrandForm } from './BrandForm';
import { brandCss, choicesIn, readChoices, writeThemeJson } from './brandTheme';

const shown: readonly PathName[] = ['home', 'gameList', 'launchGame', 'deposit'];

const pictures = shown.flatMap((name) => {
  const entry = screenEntries.find((screen) => screen.name === name);
  const storyId = entry?.cells[0]?.storyId;
  return entry && storyId !== undefined ? [{ storyId, title: entry.title }] : [];
});

interface SchemeProps {
  readonly theme: Theme;
  readonly css: string;
  readonly scheme: 'light' | 'dark';
  readonly merchant: string;
}

function Scheme({ theme, css, scheme, merchant }: SchemeProps) {
  return (
    <Section title={scheme}>
      <BrandContrast theme={theme} scheme={scheme} />
      <div className={styles.screens}>
        {pictures.map(({ storyId, title }) => (
          <Picture
            key={storyId}
            storyId={storyId}
            title={`${title}, ${scheme}`}
            choices={{ merchant, scheme }}
            css={css}
          />
        ))}
      </div>
    </Section>
  );
}

interface BrandPageProps {
  readonly merchant: Merchant;
}

/** A brand in a minute: choices, four screens in both schemes at once, and the `theme.json` that makes them. */
export function BrandPage({ merchant }: BrandPageProps) {
  const [choices, setChoices] = useState(() => choicesIn(merchant.theme));
  const [logo, setLogo] = useState<string>();
  const copy = useCopy();
  const read = readChoices(choices);
  const [last, setLast] = useState(merchant.theme);
  if (read !== undefined && JSON.stringify(read) !== JSON.stringify(last)) setLast(read);
  const theme = read ?? last;
  const css = brandCss(theme, logo);
  const json = writeThemeJson(choices);
  return (
    <Page
      title="A brand in a minute"
      lead={`Begins with the theme of ${merchant.name}. Every other colour is derived: its lightness moves until each contrast holds.`}
    >
      <div className={styles.columns}>
        <div className={styles.side}>
          <BrandForm choices={choices} onChange={setChoices} onLogo={setLogo} />
          {read === undefined ? (
            <p role="alert" className={styles.wrong}>
              A colour is written as #rgb, #rrggbb or oklch(lightness chroma hue).
            </p>
          ) : (
            <>
              <pre className={styles.json} aria-label="theme.json">
                {json}
              </pre>
              <div className={styles.form}>
                <Button block onClick={() => void copy(json)}>
                  Copy as theme.json
                </Button>
                <Button
                  block
                  variant="secondary"
                  onClick={() => void copy(JSON.stringify(exportTokens(theme, merchant.name)))}
                >
                  Copy as design tokens
                </Button>
              </div>
              <p className={shapes.quiet}>
                A new merchant takes it:{' '}
                <code>npx nx g @playhouse/merchants:merchant sunfair --theme theme.json</code>
              </p>
            </>
          )}
        </div>
        <div className={styles.side}>
          <Scheme theme={theme} css={css} scheme="light" merchant={merchant.code} />
          <Scheme theme={theme} css={css} scheme="dark" merchant={merchant.code} />
        </div>
      </div>
    </Page>
  );
}
