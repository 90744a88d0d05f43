import type { Send } from '../engines/remotePage';

/** Addresses of commands below their session; `{id}` is the parameter of that name. */
const addresses = {
  SetWindowRect: '/window/rect',
  Navigate: '/url',
  ExecuteScript: '/execute/sync',
  FindElement: '/element',
  ElementClick: '/element/{id}/click',
  ElementSendKeys: '/element/{id}/value',
  SwitchToFrame: '/frame',
} as const satisfies Record<Parameters<Send>[0], string>;

/** Knocks until the driver at an address answers. */
async function awaken(url: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await fetch(`${url}/status`);
      return;
    } catch (error) {
      if (tries === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

/** Takes hold of a driver, by a session of its own. */
export async function connectDriver(url: string): Promise<{ send: Send; close(): Promise<void> }> {
  const ask = async (method: 'POST' | 'DELETE', path: string, body?: object) => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await fetch(`${url}/session${path}`, { method, ...sent });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error((value as { message: string }).message);
    return value;
  };
  await awaken(url);
  const opened = await ask('POST', '', { capabilities: { alwaysMatch: {} } });
  const session = `/${(opened as { sessionId: string }).sessionId}`;
  return {
    send: (command, parameters) => {
      const { id } = parameters as { id?: unknown };
      return ask('POST', session + addresses[command].replace('{id}', String(id)), parameters);
    },
    close: async () => void (await ask('DELETE', session)),
  };
}
