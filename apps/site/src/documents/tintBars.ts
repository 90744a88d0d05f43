/**
 * Runs inline before the first paint, without imports: has the browser's own bars take the ground of the scheme that the
 * player chose, then and whenever they choose another. A page names the ground of the light scheme first.
 */
export function tintBars(): void {
  const page = document.documentElement;
  const tint = () => {
    const chosen = page.dataset['theme'];
    const grounds = document.querySelectorAll('meta[name="theme-color"]');
    for (const [at, own] of ['light', 'dark'].entries()) {
      const media = chosen === own ? 'all' : 'not all';
      const follows = chosen === 'system' ? `(prefers-color-scheme: ${own})` : media;
      if (chosen !== undefined) grounds[at]?.setAttribute('media', follows);
    }
  };
  tint();
  new MutationObserver(tint).observe(page, { attributeFilter: ['data-theme'] });
}
