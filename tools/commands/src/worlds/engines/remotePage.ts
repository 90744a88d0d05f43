import { createEnginePage } from './page';
import type { EnginePage } from './page';

/** The key by which WebDriver hands out an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** WebDriver's commands, by the names that Marionette has for them. */
type Command =
  | 'SetWindowRect'
  | 'Navigate'
  | 'ExecuteScript'
  | 'FindElement'
  | 'ElementClick'
  | 'ElementSendKeys'
  | 'SwitchToFrame';

/** Sends a command with its parameters. @returns its value */
export type Send = (command: Command, parameters: object) => Promise<unknown>;

/** A page in an engine that takes WebDriver's commands, in a window as wide as a phone. */
export async function openRemotePage(send: Send, close: () => Promise<void>): Promise<EnginePage> {
  await send('SetWindowRect', { width: 450, height: 900 });
  return createEnginePage({
    navigate: async (url) => void (await send('Navigate', { url })),
    execute: (script) => send('ExecuteScript', { script, args: [] }),
    find: async (value) => {
      const found = await send('FindElement', { using: 'xpath', value });
      return (found as Record<string, string>)[elementKey] ?? '';
    },
    async click(id) {
      // An element at the edge of the window may lie under a bar that stays in view.
      const script = `arguments[0].scrollIntoView({ block: 'center' });`;
      await send('ExecuteScript', { script, args: [{ [elementKey]: id }] });
      await send('ElementClick', { id });
    },
    type: async (id, text) => void (await send('ElementSendKeys', { id, text })),
    enter: async (id) => {
      // Marionette takes an element by its id alone, WebDriver as it was handed out.
      const frame = id === undefined ? { id: null } : { id: { [elementKey]: id }, element: id };
      await send('SwitchToFrame', frame);
    },
    close,
  });
}
