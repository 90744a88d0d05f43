const query = /\(prefers-reduced-motion:\s*reduce\)/;

/** The text of each rule before it was turned. */
const conditions = new WeakMap<CSSMediaRule, string>();

function mediaRules(rules: CSSRuleList): readonly CSSMediaRule[] {
  return [...rules].flatMap((rule) => {
    const inner = 'cssRules' in rule ? mediaRules(rule.cssRules as CSSRuleList) : [];
    return rule instanceof CSSMediaRule ? [rule, ...inner] : inner;
  });
}

const { matchMedia } = window;

let isReduced = false;

function turnRules(): void {
  for (const { cssRules } of document.styleSheets)
    for (const rule of mediaRules(cssRules)) {
      const condition = conditions.get(rule) ?? rule.media.mediaText;
      if (!query.test(condition)) continue;
      conditions.set(rule, condition);
      const wanted = isReduced ? condition.replace(query, 'all') : condition;
      if (rule.media.mediaText !== wanted) rule.media.mediaText = wanted;
    }
}

// Styles of a screen come with its script.
new MutationObserver(() => isReduced && turnRules()).observe(document.head, { childList: true });
document.head.addEventListener('load', () => isReduced && turnRules(), true);

window.matchMedia = (asked) =>
  matchMedia.call(window, isReduced ? asked.replace(query, 'all') : asked);

/** Shows the page as to somebody who wants less motion, or as the browser says. */
export function setMotion(wanted: boolean): void {
  isReduced = wanted;
  turnRules();
}
