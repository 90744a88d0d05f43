import { isOnline } from '@playhouse/platform';
import {
  BusinessError,
  keptIntent,
  NetworkError,
  UnderWayError,
  UnsentError,
  WpsError,
} from '@playhouse/wps';
import type {
  AnswerOf,
  CallNamed,
  CallOptions,
  MovementBody,
  MovementName,
  WpsClient,
} from '@playhouse/wps';
import type { Attendant } from './attended';
import { endOf } from './endOf';
import { marks } from './marks';
import { meaningOf, newKey } from './meaning';
import type { Movement } from './movement';
import {
  changeMovements,
  endMovement,
  forgetMovement,
  ownerOf,
  patchMovement,
} from './movementStore';

export type BodyOfMovement<Name extends MovementName> = MovementBody<CallNamed<Name>>;
export type AnswerOfMovement<Name extends MovementName> = AnswerOf<CallNamed<Name>>;

function amountIn(body: unknown): number | undefined {
  const has = typeof body === 'object' && body !== null && 'amount' in body;
  return has && typeof body.amount === 'number' ? body.amount : undefined;
}

/** What is known of this very request while it is made: whether it goes on where an earlier one was lost. */
interface Kept {
  readonly movement: Movement;
  readonly resumed: boolean;
}

/** So long an end that nobody has read yet is the end of whoever asks for the same again, in milliseconds. */
const unreadMs = 10 * 60_000;

/** Whether a movement of this meaning is the one that is kept: open, or done without anybody having read it. */
function isSame({ end, sentAt }: Movement): boolean {
  return end === undefined || (end.state === 'committed' && Date.now() - sentAt < unreadMs);
}

/**
 * Writes the movement down, or takes up the one that is open and means the same.
 * @throws UnderWayError while one of the same kind with another meaning is open
 */
function keep(name: MovementName, body: unknown): Promise<Kept> {
  const { kind, ...mark } = marks[name];
  const secrets = 'secrets' in mark ? mark.secrets : [];
  const meaning = meaningOf(body, secrets);
  const owner = ownerOf();
  return changeMovements((movements) => {
    const mine = movements.filter((each) => each.owner === owner && each.kind === kind);
    const other = mine.find((each) => each.end === undefined && each.meaning !== meaning);
    if (other !== undefined) throw new UnderWayError(`Another ${kind} is under way`, other.key);
    const open = mine.find((each) => each.meaning === meaning && isSame(each));
    const fresh = { lost: false, asked: 0, askedAt: 0, sentAt: Date.now() };
    const movement: Movement = open
      ? { ...open, ...(open.end === undefined ? fresh : {}) }
      : { key: newKey(), owner, kind, meaning, amount: amountIn(body), ...fresh };
    const others = movements.filter((each) => each !== open);
    return { next: [...others, movement], result: { movement, resumed: open !== undefined } };
  });
}

/** Whether nothing was sent this time: what seals a body, or sends it, was not there. */
const isUnsent = (error: unknown) =>
  error instanceof UnsentError || (error instanceof WpsError && error.kind === 'encryption');

/** The end of a movement was told by its screen, or is kept for the strip when the screen is gone. */
async function tell(key: string, end: NonNullable<Movement['end']>, screen: Attendant) {
  await (screen.isPresent() ? forgetMovement(key) : endMovement(key, end));
}

/**
 * Moves money or points: written down before the first byte is sent. Settles once the end is known, however often the
 * answer is lost on the way; only a page that ends does not see it.
 * @throws BusinessError what the platform refused: nothing was moved · UnderWayError · NetworkError while there is no
 * connection at all, when nothing was sent
 */
export async function move<Name extends MovementName>(
  wps: WpsClient,
  name: Name,
  body: BodyOfMovement<Name>,
  screen: Attendant,
): Promise<AnswerOfMovement<Name>> {
  if (!isOnline()) throw new NetworkError('There is no connection; nothing was sent', '');
  const { movement, resumed } = await keep(name, body);
  const { key, end } = movement;
  if (end !== undefined) {
    await forgetMovement(key);
    return wps.read(name, end.answer);
  }
  screen.attend(key);
  try {
    const options = { body, intent: keptIntent(key) };
    // Every movement takes a body and an intent; the compiler cannot see it for a name that is a variable.
    const answer = await wps.call(name, options as unknown as CallOptions<CallNamed<Name>>);
    await tell(key, { state: 'committed', answer }, screen);
    return answer;
  } catch (error) {
    if (isUnsent(error)) {
      if (!resumed) await forgetMovement(key);
      throw error;
    }
    // The refusal of a second copy says nothing of the first, which may still arrive.
    if (error instanceof BusinessError && !resumed) {
      await tell(key, { state: 'refused', code: error.code }, screen);
      throw error;
    }
    await patchMovement(key, { lost: true });
    if (error instanceof BusinessError) throw error;
    const answer = await endOf(wps, name, key);
    if (screen.isPresent()) await forgetMovement(key);
    return answer;
  } finally {
    screen.release(key);
  }
}
