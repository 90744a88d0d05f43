/** A screen in its default state, as Storybook's index names it. */
export interface ScreenCell {
  readonly storyId: string;
  /** Library and screen, such as `wallet/deposit`. */
  readonly screen: string;
}

/** A cell in one look: what a picture is taken of. */
export interface Shot extends ScreenCell {
  /** Its name in the manifest, such as `wallet/deposit/amihanda-dark-390`. */
  readonly id: string;
  /** Of the window, in CSS pixels. */
  readonly width: number;
  /** Choices of Storybook's toolbar. */
  readonly globals: Readonly<Record<string, string>>;
}

/** Parts of all pictures: every screen on a phone; chosen ones on other widths and in pseudo-locales. */
export const tierNames = ['phones', 'others'] as const;

export type Tier = (typeof tierNames)[number];

/** The part of Storybook's `index.json` that is read here. */
export interface StoryIndex {
  readonly entries: Readonly<
    Record<
      string,
      { readonly id: string; readonly title: string; readonly tags?: readonly string[] }
    >
  >;
}

const toName = (title: string) =>
  title
    .split('/')
    .slice(1)
    .map((part) => part.toLowerCase().replaceAll(' ', '-'))
    .join('/');

/** Every screen's default cell; further states carry the tag `more`. */
export const listScreenCells = ({ entries }: StoryIndex): readonly ScreenCell[] =>
  Object.values(entries)
    .filter(({ tags = [] }) => tags.includes('cell') && !tags.includes('more'))
    .map(({ id, title }) => ({ storyId: id, screen: toName(title) }))
    .sort((one, other) => one.screen.localeCompare(other.screen));

/** Screens that are looked at on other widths and in pseudo-locales: one of each kind of layout. */
const widelySeen = [
  'agent/agent',
  'agent/team-betting',
  'agent/team-management',
  'auth/login',
  'auth/settings',
  'content/help',
  'lobby/game-center',
  'lobby/game-list',
  'lobby/search',
  'lottery/lottery-play',
  'lottery/lottery-results',
  'member/messages',
  'member/mine',
  'member/security-center',
  'promotions/activities',
  'promotions/reward-center',
  'registration/register',
  'shell/home',
  'wallet/deposit',
  'wallet/profit-and-loss',
] as const;

interface Look {
  readonly name: string;
  readonly width: number;
  readonly globals: Readonly<Record<string, string>>;
}

const look = (name: string, width: number, globals: Readonly<Record<string, string>>): Look => ({
  ...{ name: `${name}-${width}`, width },
  globals: { motion: 'reduced', 'a11y.manual': '!true', ...globals },
});

const inLooks = (cells: readonly ScreenCell[], looks: readonly Look[]): readonly Shot[] =>
  looks.flatMap(({ name, width, globals }) =>
    cells.map((cell) => ({ ...cell, id: `${cell.screen}/${name}`, width, globals })),
  );

/** @throws Error when a chosen screen is not among the cells: its name is another one now */
function chooseWidelySeen(cells: readonly ScreenCell[]): readonly ScreenCell[] {
  return widelySeen.map((wanted) => {
    const cell = cells.find(({ screen }) => screen === wanted);
    if (cell === undefined) throw new Error(`No screen is called ${wanted}.`);
    return cell;
  });
}

/** Lists the pictures to take, a look after the other, so that a window seldom changes its width. */
export function listShots(
  tier: Tier,
  cells: readonly ScreenCell[],
  merchants: readonly string[],
): readonly Shot[] {
  if (tier === 'phones') {
    const looks = merchants.flatMap((merchant) =>
      ['light', 'dark'].map((scheme) => look(`${merchant}-${scheme}`, 390, { merchant, scheme })),
    );
    return inLooks(cells, looks);
  }
  const [merchant = ''] = merchants;
  const usual = { merchant, scheme: 'light' };
  return inLooks(chooseWidelySeen(cells), [
    look(`${merchant}-light`, 320, usual),
    look(`${merchant}-light`, 768, usual),
    look(`${merchant}-light`, 1280, usual),
    look(`${merchant}-long`, 390, { ...usual, language: 'xx' }),
    look(`${merchant}-mirrored`, 390, { ...usual, language: 'xr' }),
  ]);
}
