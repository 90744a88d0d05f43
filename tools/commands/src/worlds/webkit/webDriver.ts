/** Sends a command of WebDriver over HTTP and answers its value. */
export type Send = (method: 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

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
export async function connectDriver(url: string, capabilities: object): Promise<Send> {
  const send = async (method: string, path: string, body?: object) => {
    const sent = body === undefined ? undefined : JSON.stringify(body);
    const answer = await fetch(`${url}/session${path}`, {
      method,
      ...(sent === undefined ? {} : { body: sent }),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error((value as { message: string }).message);
    return value;
  };
  await awaken(url);
  const opened = await send('POST', '', { capabilities });
  const { sessionId } = opened as { sessionId: string };
  return (method, path, body) => send(method, `/${sessionId}${path}`, body);
}
