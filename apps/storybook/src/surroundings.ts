import { sampleAnswers } from '@playhouse/fixtures';
import type { FakeAnswers } from '@playhouse/fixtures';
import { provideScreens } from '@playhouse/navigation';
import { listScreens } from '@playhouse/shell';
import { flagNames, type Merchant } from '@playhouse/whitelabel';
import { overConnection, setConnection, type Connection } from './connection';
import { freezeClock } from './freezeClock';
import { underJurisdiction } from './jurisdictions';
import { isPicture } from './keepApart';
import { getMerchant } from './merchants';
import { preparePlayer } from './player';
import { answersInLanguage } from './sampleTexts';
import { setMotion } from './setMotion';

type Values = Readonly<Record<string, unknown>>;

/** The choices of the toolbar and a story together. */
interface Context {
  readonly globals: Values;
  readonly parameters: Values;
}

function withFlags(merchant: Merchant, choice: unknown): Merchant {
  if (choice !== 'on' && choice !== 'off') return merchant;
  const flags = Object.fromEntries(flagNames.map((name) => [name, choice === 'on']));
  return { ...merchant, flags };
}

/** Ends of a theme's choices beside colours: the page on which a brand is picked offers the same. */
const shapes: Readonly<Record<string, Partial<Merchant['theme']>>> = {
  roomy: { density: 'roomy', radius: 'round', font: 'serif' },
  compact: { density: 'compact', radius: 'sharp', font: 'geometric' },
};

const withShape = (merchant: Merchant, choice: unknown): Merchant => ({
  ...merchant,
  theme: { ...merchant.theme, ...shapes[String(choice)] },
});

/** The merchant of the toolbar, by its shape, flags and jurisdiction, with what the story replaces. */
export function merchantIn({ globals, parameters }: Context): Merchant {
  const chosen = withShape(getMerchant(globals['merchant']), globals['shape']);
  const merchant = underJurisdiction(withFlags(chosen, globals['flags']), globals['jurisdiction']);
  return { ...merchant, ...(parameters['merchant'] as object | undefined) };
}

/** The connection of the story, unless the toolbar says another than usual. */
function connectionIn({ globals, parameters }: Context): Connection {
  const chosen = globals['connection'];
  if (chosen === 'slow' || chosen === 'offline') return chosen;
  return parameters['connection'] === 'offline' ? 'offline' : 'usual';
}

/** A picture shows the screen itself, with no popup over it. */
const usualAnswers: FakeAnswers = isPicture
  ? {
      ...sampleAnswers,
      'content.homeAnnouncements': {
        ...sampleAnswers['content.homeAnnouncements'],
        popups: [],
      },
    }
  : sampleAnswers;

type ChangeAnswers = (answers: FakeAnswers) => FakeAnswers;

/** The platform's answers to a story in the language of the toolbar, over its connection. */
export function answersIn(context: Context): FakeAnswers {
  const { parameters, globals } = context;
  const own = parameters['answers'] as FakeAnswers | undefined;
  const change = parameters['changeAnswers'] as ChangeAnswers | undefined;
  const said = answersInLanguage({ ...usualAnswers, ...own }, globals['language']);
  return overConnection(connectionIn(context), change?.(said) ?? said);
}

/** Puts a story into its world before it is drawn: clock, member, connection, screens, motion, place, size of text. */
export function prepareStory(context: Context): void {
  const { globals, parameters } = context;
  freezeClock(Number(globals['clock']) || undefined);
  preparePlayer(parameters['session'], globals['member']);
  setConnection(connectionIn(context));
  provideScreens(listScreens(merchantIn(context)));
  setMotion(globals['motion'] === 'reduced');
  scrollTo({ top: 0, behavior: 'instant' });
  document.documentElement.style.fontSize = `${Number(globals['text']) || 100}%`;
}
