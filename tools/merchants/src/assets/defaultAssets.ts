import { deriveTheme, type Theme } from '@playhouse/whitelabel';
import { drawable, isDrawable } from './glyphs';
import { renderIcons } from './renderPng';
import { letterTile, squareSvg, textWordmarkSvg, wordmarkSvg } from './wordmark';

/** Every picture of a new merchant, by file name: a wordmark for light and dark, a letter mark, and its icons. */
export async function defaultAssets(
  code: string,
  name: string,
  theme: Theme,
): Promise<Record<string, string | Buffer>> {
  const { tokens, hero } = deriveTheme(theme);
  const { light, dark } = tokens;
  // Icons are drawn here, where no font is: of a name in another script they have the code's first letter.
  const drawn = drawable(isDrawable(name) ? name : code);
  const wordmark = (tile: string, color: string) =>
    isDrawable(name) ? wordmarkSvg(drawn, tile, color) : textWordmarkSvg(name, tile, color);
  const colors = { from: hero[0], to: hero[1], ink: light['on-hero'] };
  const tile = letterTile(drawn, colors, 'tile');
  const svgs: Record<string, string> = {
    'logo.svg': wordmark(tile, light.text),
    'logo-dark.svg': wordmark(tile, dark.text),
    'mark.svg': squareSvg(tile),
    'icon.svg': squareSvg(tile),
    'maskable.svg': squareSvg(letterTile(drawn, colors, 'bleed')),
  };
  return { ...svgs, ...(await renderIcons((file) => svgs[file] ?? '')) };
}
