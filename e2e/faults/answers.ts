/** What the platform said. */
export interface Answer {
  status(): number;
  headers(): Readonly<Record<string, string>>;
  text(): Promise<string>;
}

/** What a page is told. */
export interface Saying {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

/** A call that waits to be told what becomes of it; Playwright's routes are such, too. */
export interface Call {
  /** The platform's own answer; may be asked for more than once, and each is a request of its own. */
  fetch(): Promise<Answer>;
  fulfill(saying: Saying): Promise<unknown>;
}

/** Just what the platform said. */
export const saidIn = async (answer: Answer): Promise<Saying> => ({
  status: answer.status(),
  contentType: answer.headers()['content-type'] ?? '',
  body: await answer.text(),
});

/** An answer that the platform never gave. */
export const saying =
  (contentType: string, body: string, status = 200) =>
  (call: Call) =>
    call.fulfill({ status, contentType, body });

/** The platform's own answer, with something done to its text. */
export const spoiling = (spoil: (text: string) => string) => async (call: Call) => {
  const said = await saidIn(await call.fetch());
  await call.fulfill({ ...said, body: spoil(said.body) });
};

/** What the platform says to a token that is no longer good. */
export const endOfSession = JSON.stringify({
  success: false,
  code: 'session.ended',
  message: null,
});
