/** One browser under remote control: W3C WebDriver's commands, by whichever wire. Elements and frames go by their ids. */
export interface Wire {
  navigate(url: string): Promise<void>;
  /** Runs the body of a function in the page, or in the frame that was entered. */
  execute(body: string): Promise<unknown>;
  /** @throws where there is none */
  find(xpath: string): Promise<string>;
  click(element: string): Promise<void>;
  type(element: string, text: string): Promise<void>;
  /** Enters a frame, or leaves all of them. */
  enter(element: string | undefined): Promise<void>;
  close(): Promise<void>;
}

/** A page in an engine, as a player has it. What is meant on it is named by an XPath. */
export interface EnginePage {
  open(url: string): Promise<void>;
  /** Waits until an expression of the page is true. @throws with the expression when it never is */
  until(expression: string): Promise<void>;
  /** The value of an expression in the page. */
  read(expression: string): Promise<unknown>;
  type(xpath: string, text: string): Promise<void>;
  tap(xpath: string): Promise<void>;
  /** Does something inside a frame, and comes back. */
  within(xpath: string, act: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

const patienceMs = 20_000;

/** Tries until it succeeds, and gives up with the last failure. */
async function insist<T>(attempt: () => Promise<T>): Promise<T> {
  const begin = Date.now();
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() - begin > patienceMs) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

export function createEnginePage(wire: Wire): EnginePage {
  const read = (expression: string) => wire.execute(`return (${expression});`);
  // An element that moves in cannot be tapped yet, and one that was found may be drawn anew: then all is done again.
  const withElement = (xpath: string, act: (element: string) => Promise<void>) =>
    insist(async () => act(await wire.find(xpath)));
  return {
    read,
    open: (url) => wire.navigate(url),
    until: (expression) =>
      insist(async () => {
        if ((await read(`Boolean(${expression})`)) === true) return;
        const stands = await read(
          `[location.href, document.documentElement.lang, document.body.innerText.slice(0, 300)].join(' · ')`,
        );
        throw new Error(`This never was so: ${expression}\nThe page: ${String(stands)}`);
      }),
    type: (xpath, text) => withElement(xpath, (element) => wire.type(element, text)),
    tap: (xpath) => withElement(xpath, (element) => wire.click(element)),
    async within(xpath, act) {
      await withElement(xpath, (element) => wire.enter(element));
      try {
        await act();
      } finally {
        await wire.enter(undefined);
      }
    },
    close: () => wire.close(),
  };
}
