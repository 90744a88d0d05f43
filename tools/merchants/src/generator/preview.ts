import { deriveTheme, type Theme } from '@playhouse/whitelabel';

const schemes = ['light', 'dark'] as const;

/** A colour as a terminal paints it. */
function block(color: string): string {
  const parts = /^#(..)(..)(..)/.exec(color)?.slice(1) ?? [];
  const [red, green, blue] = parts.map((part) => Number.parseInt(part, 16));
  return parts.length === 3 ? `\u001b[48;2;${red};${green};${blue}m  \u001b[0m ` : '';
}

/**
 * A brand after the contrast rule: the colours that the site will wear, and how well what stands on them can be
 * read. A brand that is too light or too dark for text is moved until it can be.
 */
export function brandPreview(theme: Theme, inColor: boolean): string[] {
  const { tokens, hero, contrast } = deriveTheme(theme);
  const shown = (color: string) => `${inColor ? block(color) : ''}${color}`;
  const lines = schemes.map((scheme) => {
    const palette = tokens[scheme];
    const read = contrast
      .filter((pair) => pair.scheme === scheme)
      .find(({ foreground }) => foreground === 'on-accent');
    const ratio = read ? `, ${read.ratio.toFixed(1)}:1 where ${read.required}:1 is needed` : '';
    return `  ${scheme.padEnd(5)}  buttons ${shown(palette.accent)} with ${shown(palette['on-accent'])} on them${ratio}; links ${shown(palette.link)} on ${shown(palette.bg)}`;
  });
  return [
    `Of the brand ${theme.brand} the contrast rule makes`,
    ...lines,
    `  hero   ${hero.map(shown).join(' to ')}`,
  ];
}
