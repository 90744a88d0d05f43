/** An answer of the platform. */
export interface Answer {
  status(): number;
  headers(): Readonly<Record<string, string>>;
  text(): Promise<string>;
}

/** The answer that a page gets in its place. */
export interface Reply {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

/** A call that is held; Playwright's routes are such, too. */
export interface HeldCall {
  /** The platform's own answer; may be asked for more than once, and each is a request of its own. */
  fetch(): Promise<Answer>;
  fulfill(reply: Reply): Promise<unknown>;
}

/** The platform's answer as it is. */
export const toReply = async (answer: Answer): Promise<Reply> => ({
  status: answer.status(),
  contentType: answer.headers()['content-type'] ?? '',
  body: await answer.text(),
});

/** An answer that the platform never gave. */
export const replyWith =
  (contentType: string, body: string, status = 200) =>
  (call: HeldCall) =>
    call.fulfill({ status, contentType, body });

/** The platform's own answer, with something done to its text. */
export const spoilAnswer = (spoil: (text: string) => string) => async (call: HeldCall) => {
  const reply = await toReply(await call.fetch());
  await call.fulfill({ ...reply, body: spoil(reply.body) });
};

/** The answer to a token that is no longer good. */
export const sessionEnded = JSON.stringify({
  success: false,
  code: 'session.ended',
  message: null,
});
