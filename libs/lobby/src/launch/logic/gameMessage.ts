import * as z from 'zod/mini';

/**
 * Messages that a running game may send to the site. `hold`: a bet is about to be sent, and waits until the site says `held`;
 * `release`: its end is known. `sound`: the player turned it on or off, which the site remembers for all games.
 */
const gameMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('playhouse:ready') }),
  z.object({ type: z.literal('playhouse:balance'), balance: z.optional(z.number()) }),
  z.object({ type: z.literal('playhouse:close') }),
  z.object({ type: z.literal('playhouse:sound'), on: z.boolean() }),
  z.object({
    type: z.literal('playhouse:hold'),
    key: z.string().check(z.regex(/^[\w-]{8,64}$/)),
    kind: z.enum(['round', 'lottery']),
    amount: z.number().check(z.positive()),
  }),
  z.object({ type: z.literal('playhouse:release'), key: z.string() }),
]);

export type GameMessage = z.output<typeof gameMessageSchema>;

/** The site's messages to a running game: a bet is kept, and may be sent; what the player chose for all games. */
export type GameReply =
  { type: 'playhouse:held'; key: string } | { type: 'playhouse:settings'; sound: boolean };

/**
 * Reads a message, or nothing when it does not come from the game that was opened.
 *
 * The frame is sandboxed without `allow-same-origin`, so its origin is the opaque `null`: the window
 * is what tells the game from any other frame, and the origin tells that the sandbox held.
 */
export function readGameMessage(
  event: Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>,
  frame: MessageEventSource | null | undefined,
): GameMessage | undefined {
  if (frame == null || event.source !== frame || event.origin !== 'null') return undefined;
  const parsed = gameMessageSchema.safeParse(event.data);
  return parsed.success ? parsed.data : undefined;
}
