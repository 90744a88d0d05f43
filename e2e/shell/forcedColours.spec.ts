import { withoutPopups } from '../support/announcements';
import { expect, test } from '../support/test';

/**
 * Names of chosen elements that are painted as those beside them that are not chosen, or that paint their words in
 * their ground's colour. Runs in the page.
 */
function hiddenChoices(): string[] {
  const chosen =
    '[aria-pressed="true"], [aria-selected="true"], [aria-current]:not([aria-current="false"]), input[type="radio"]:checked';
  const paint = (element: Element) => {
    const { backgroundColor, color, borderColor, outline } = getComputedStyle(element);
    return { backgroundColor, color, text: `${backgroundColor} ${borderColor} ${outline}` };
  };
  const painted = (element: Element) =>
    element instanceof HTMLInputElement && element.nextElementSibling !== null
      ? element.nextElementSibling
      : element;
  const name = (element: Element) =>
    `${location.pathname}: ${element.getAttribute('aria-label') ?? element.textContent ?? ''}`;
  const hidden: string[] = [];
  const all = [...document.querySelectorAll(chosen)].filter((element) => element.checkVisibility());
  for (const element of all) {
    const own = painted(element);
    const isOther = (other: Element) =>
      other.tagName === element.tagName &&
      !other.matches(chosen) &&
      other.className === element.className;
    const group = element.closest('fieldset, nav, ul, [role="tablist"], [role="radiogroup"], div');
    const rest = [...(group?.querySelectorAll(element.tagName) ?? [])].filter(isOther);
    const mine = paint(own);
    if (mine.color === mine.backgroundColor) hidden.push(`${name(own)} (no words)`);
    if (rest.some((other) => paint(painted(other)).text === mine.text)) hidden.push(name(own));
  }
  return all.length === 0 ? ['nothing is chosen yet'] : hidden;
}

test(
  'what is chosen and how far things have come is seen in forced colours [SHELL-11]',
  { tag: '@world' },
  async ({ page, open, newMember, returnAs }) => {
    await withoutPopups(page);
    await returnAs(await newMember());
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      for (const address of [
        '/m/voucherCenter',
        '/m/transaction/record',
        '/m/lottery',
        '/m/home',
      ]) {
        await open(address);
        await expect.poll(() => page.evaluate(hiddenChoices)).toEqual([]);
      }
      await open('/m/member/benefits');
      const bar = page.locator('progress').first();
      await expect(bar).toBeVisible();
      const { border, color, ground } = await bar.evaluate((element) => {
        const style = getComputedStyle(element);
        return { border: style.borderTopWidth, color: style.color, ground: style.backgroundColor };
      });
      expect(border).toBe('1px');
      expect(color).not.toBe(ground);
    }
  },
);
