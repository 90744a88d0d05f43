import type { Step } from '@playhouse/fixtures';
import type { UserEventObject } from 'storybook/test';
import { waitFor } from 'storybook/test';

const box = 'input:is([type=radio], [type=checkbox])';

/** The window that lies over the page. */
const findWindow = () =>
  [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1);

/** The window that lies over the page, else the page. */
const findScene = (canvas: HTMLElement): Element =>
  findWindow() ?? canvas.querySelector('main') ?? canvas;

const isOffered = (element: HTMLElement) =>
  element.closest('[inert], [disabled]') === null && element.checkVisibility();

/** A control of this place among those of a kind. */
const findControl = (canvas: HTMLElement, selector: string, place: number) =>
  waitFor(() => {
    const all = findScene(canvas).querySelectorAll<HTMLElement>(selector);
    const control = [...all].filter(isOffered).at(place);
    if (control === undefined) throw new Error(`There is no ${selector} of place ${place}.`);
    return control;
  });

async function fill(canvas: HTMLElement, user: UserEventObject, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    const field = await findControl(canvas, `[name="${name}"]`, 0);
    if (field instanceof HTMLSelectElement) await user.selectOptions(field, value);
    else if (field.matches('[type=radio], [type=checkbox]')) await user.click(field);
    else {
      await user.clear(field);
      await user.type(field, value);
    }
  }
}

/** Does on a screen what its sample says. */
export async function takeSteps(
  canvas: HTMLElement,
  user: UserEventObject,
  steps: readonly Step[],
): Promise<void> {
  for (const step of steps) {
    if ('fill' in step) await fill(canvas, user, step.fill);
    else if ('press' in step) await user.click(await findControl(canvas, 'button', step.press));
    else if ('answer' in step) {
      await waitFor(() => {
        if (findWindow() === undefined) throw new Error('No window has opened.');
      });
      await user.click(await findControl(canvas, 'button', step.answer));
    } else if ('choose' in step) await user.click(await findControl(canvas, box, step.choose));
    else if ('tab' in step) await user.click(await findControl(canvas, '[role=tab]', step.tab));
    else await user.click(await findControl(canvas, '[type=submit]', 0));
  }
}
