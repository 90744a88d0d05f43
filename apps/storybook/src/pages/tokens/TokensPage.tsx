import { deriveTheme, type Merchant } from '@playhouse/whitelabel';
import { useEffect, useState } from 'react';
import { Page, Section } from '../Page';
import shapes from '../shapes.module.css';
import { ColorCard } from './ColorCard';
import { getKind, readTokens, type Token, type TokenKind } from './readTokens';
import { TokenRow } from './TokenRow';

const sections: readonly (readonly [kind: TokenKind, title: string, note: string])[] = [
  ['gradient', 'Gradients', 'Grounds of what is most important on a page.'],
  ['picture', 'Pictures', 'The wordmark that fits the scheme.'],
  ['type', 'Type', 'Sizes grow with the text that a player has set. There are three weights.'],
  [
    'space',
    'Space',
    'Multiples of one unit, which stops growing where a narrow screen has no room.',
  ],
  ['radius', 'Radius', 'Chosen by the merchant: sharp, soft or round.'],
  ['motion', 'Motion', 'Point at a track to see it. Reduced motion makes each time a millisecond.'],
  ['elevation', 'Elevation', 'Shadows, and layers from the lowest to the highest.'],
  ['size', 'Sizes of the frame', 'Bars, columns, targets and safe areas.'],
];

/** The width that a value gives on this page, such as `16px`; `undefined` where it is no length. */
function measure(value: string): string | undefined {
  const probe = document.createElement('div');
  probe.style.cssText = 'position: absolute; visibility: hidden; box-sizing: content-box';
  probe.style.width = value;
  if (probe.style.width === '') return undefined;
  document.body.append(probe);
  const { width } = getComputedStyle(probe);
  probe.remove();
  return width.endsWith('px') ? width : undefined;
}

interface Measured {
  readonly token: Token;
  readonly size: string | undefined;
}

const measureAll = (): readonly Measured[] =>
  readTokens().map((token) => ({ token, size: measure(token.value) }));

/** The tokens once the choices of the toolbar are in force; anew after each of them. */
function useTokens(choices: string): readonly Measured[] {
  const [tokens, setTokens] = useState<readonly Measured[]>([]);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setTokens(measureAll()));
    return () => cancelAnimationFrame(frame);
  }, [choices]);
  return tokens;
}

interface TokensPageProps {
  readonly merchant: Merchant;
  readonly scheme: string;
  /** Size of text in percent. */
  readonly text: string;
}

/** Every token of the theme in force, read from the style sheets, with the contrasts that the check measures. */
export function TokensPage({ merchant, scheme, text }: TokensPageProps) {
  const tokens = useTokens(`${JSON.stringify(merchant.theme)} ${scheme} ${text}`);
  const measured = deriveTheme(merchant.theme).contrast.filter(
    (report) => report.scheme === scheme,
  );
  const low = measured.filter(({ ok }) => !ok).length;
  const ofKind = (kind: TokenKind) => tokens.filter(({ token }) => getKind(token.name) === kind);
  return (
    <Page
      title="Tokens"
      lead={`The theme of ${merchant.name}, ${scheme}. Values are those of this page: choose another merchant, scheme or size of text above.`}
    >
      <Section
        title="Colours"
        note={`Each with its contrast on every ground that it is used on: text needs 4.5 : 1, parts of the interface 3 : 1. ${low === 0 ? 'None is below.' : `${low} of ${measured.length} are below.`}`}
      >
        <ul className={shapes.cards}>
          {ofKind('color').map(({ token }) => (
            <ColorCard
              key={token.name}
              token={token}
              uses={measured.filter(({ foreground }) => `--color-${foreground}` === token.name)}
            />
          ))}
        </ul>
      </Section>
      {sections.map(([kind, title, note]) => (
        <Section key={kind} title={title} note={note}>
          <ul className={shapes.list}>
            {ofKind(kind).map((one) => (
              <TokenRow key={one.token.name} {...one} />
            ))}
          </ul>
        </Section>
      ))}
    </Page>
  );
}
