import type { Page } from '@playwright/test';

type Translating = Window & { translate: () => void; stopTranslating: () => void };

/** As a browser's translator: `<font>` in the place of every text with letters, at once and of what comes later. */
function installTranslator(): void {
  if (window.origin === 'null') return;
  const own = new WeakSet<Node>();
  const untouched = 'script, style, noscript, textarea, svg, [translate="no"], font';
  function replace(text: Text): void {
    const parent = text.parentElement;
    if (parent === null || own.has(text) || !/\p{L}/u.test(text.data)) return;
    if (parent.closest(untouched) !== null) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    const words = document.createTextNode(`‹${text.data}›`);
    own.add(words);
    inner.append(words);
    outer.append(inner);
    parent.replaceChild(outer, text);
  }
  function walk(root: Node): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
    texts.forEach(replace);
  }
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) {
        if (node instanceof Text) replace(node);
        else walk(node);
      }
  });
  Object.assign(window, {
    translate: () => {
      walk(document.body);
      observer.observe(document.body, { childList: true, subtree: true });
    },
    stopTranslating: () => observer.disconnect(),
  });
}

/** Lets a page have a translator; before its first address. */
export const addTranslator = (page: Page) => page.addInitScript(installTranslator);

export const translate = (page: Page) =>
  page.evaluate(() => (window as unknown as Translating).translate());

export const stopTranslating = (page: Page) =>
  page.evaluate(() => (window as unknown as Translating).stopTranslating());
