/** @jsxImportSource preact */
import type { ComponentType } from 'preact';
import { render } from 'preact';
import { listVariants, makeGame } from '../rules/gameRules';
import type { GameSpec } from '../rules/gameRules';
import type { SlotMath } from '../rules/slot/slotMath';
import type { Boot } from '../views/boot';
import type { Platform } from '../views/frame/askPlatform';
import frameStyles from '../views/frame/frame.css?inline';
import { startCheck } from '../views/frame/startCheck';
import type { PageProps } from '../views/gamePage';
import { createBookPlatform } from './createBookPlatform';
import { createDrawPlatform } from './createDrawPlatform';
import { createRulePlatform } from './createRulePlatform';
import { plainBoot } from './plainBoot';

const pages = import.meta.glob<{ readonly Page: ComponentType<PageProps> }>('../views/pages/*.ts', {
  eager: true,
});

/** The first variant of a rule. */
function findSpec(rule: string): GameSpec {
  if (rule === 'slot') return { rule, wish: { family: 'lines', seed: 1 } };
  if (rule === 'fishing') return { rule, seed: 1 };
  const spec = listVariants().find((each) => each.rule === rule);
  if (spec === undefined) throw new Error(`There is no rule ${rule}`);
  return spec;
}

/** A symbol as its letter: a title's own pictures are drawn by the platform. */
function drawLetter(id: string): string {
  const letter = `<text x="50" y="68" font-size="52" text-anchor="middle" fill="#3a1c00">${id.slice(0, 2)}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${letter}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Ids of the pictures that a title brings along. */
function listPictures(rule: string, variant: unknown): readonly string[] {
  if (rule === 'slot') return (variant as SlotMath).symbols.map(({ id }) => id);
  return rule === 'fishing' ? ['boss'] : [];
}

type Shown = Pick<Boot, 'variant' | 'commitment'> &
  Partial<Pick<Boot, 'pictures' | 'share'>> & { readonly platform: Platform };

function prepare(rule: string): Shown {
  if (rule === 'lottery') return createDrawPlatform(plainBoot.balance);
  if (rule === 'sportsbook') {
    const { platform, answer } = createBookPlatform();
    return { platform, variant: { sport: 'football', first: answer(), maxPayout: 100_000 } };
  }
  const { game, variant } = makeGame(findSpec(rule));
  startCheck(() => game);
  return {
    ...{ variant, share: game.returnToPlayer() },
    ...createRulePlatform(game, plainBoot),
    pictures: Object.fromEntries(listPictures(rule, variant).map((id) => [id, drawLetter(id)])),
  };
}

/** Shows the page of a rule, with the rule in the platform's place. @returns what takes it away again */
export function showGame(
  root: HTMLElement,
  rule: string,
  texts: Pick<Boot, 'words' | 'locale'>,
): () => void {
  const { platform, ...data } = prepare(rule);
  const Page = pages[`../views/pages/${rule}.ts`]?.Page;
  if (Page === undefined) throw new Error(`${rule} has no page`);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(frameStyles);
  document.adoptedStyleSheets.push(sheet);
  render(<Page boot={{ ...plainBoot, ...data, ...texts }} platform={platform} />, root);
  return () => {
    render(null, root);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}
