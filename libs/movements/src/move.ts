import { isOnline } from '@playhouse/platform';
import {
  BusinessError,
  ContractError,
  HttpError,
  keptIntent,
  NetworkError,
  UnderWayError,
  UnsentError,
  WpsError,
} from '@playhouse/wps';
import type {
  CallAnswer,
  CallNamed,
  CallOptions,
  MovementBody,
  MovementName,
  WpsClient,
} from '@playhouse/wps';
import type { Attendant } from './attendants';
import { getFingerprint } from './fingerprint';
import { marks } from './marks';
import type { Movement, MovementEnd } from './movement';
import { giveUp, readAnswer, waitForEnd } from './movementEnd';
import {
  changeMovements,
  endMovement,
  forgetMovement,
  getOwner,
  patchMovement,
} from './movementStore';
import { newKey } from './newKey';

export type MoveBody<Name extends MovementName> = MovementBody<CallNamed<Name>>;
export type MoveAnswer<Name extends MovementName> = CallAnswer<CallNamed<Name>>;

function amountIn(body: unknown): number | undefined {
  const has = typeof body === 'object' && body !== null && 'amount' in body;
  return has && typeof body.amount === 'number' ? body.amount : undefined;
}

/** The movement of one request, and whether the request resumes an earlier one that was lost. */
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
  const meaning = getFingerprint(body, secrets);
  const owner = getOwner();
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

/** Whether an answer came that says nothing of the end, as from a platform that failed or from what stands before it. */
const isFailure = (error: unknown) =>
  error instanceof HttpError ||
  error instanceof ContractError ||
  (error instanceof BusinessError && error.status >= 500);

/** The end of a movement whose answer did not tell it. @throws what came when a failing platform does not tell it either */
async function learnEnd(wps: WpsClient, key: string, error: unknown): Promise<MovementEnd> {
  const known = isFailure(error) ? await giveUp(wps, key).catch(() => undefined) : undefined;
  if (known !== undefined) return known;
  await patchMovement(key, { lost: true });
  // The same again goes on under this key.
  if (isFailure(error)) throw error;
  return waitForEnd(wps, key);
}

/** The end of a movement was told by its screen, or is kept for the strip when the screen is gone. */
async function tell(key: string, end: MovementEnd, screen: Attendant) {
  await (screen.isPresent() ? forgetMovement(key) : endMovement(key, end));
}

/**
 * Moves money or points: written down before the first byte is sent. Settles once the end is known, however often the
 * answer is lost on the way; only a page that ends does not see it. What a failing platform answered is given up there at
 * once, so that the player can send it again.
 * @throws BusinessError what the platform refused or gave up: nothing was moved · UnderWayError · NetworkError while there
 * is no connection at all, when nothing was sent · HttpError, ContractError while not even its end can be learnt: it stays
 * open, and the same again goes on under its key
 */
export async function move<Name extends MovementName>(
  wps: WpsClient,
  name: Name,
  body: MoveBody<Name>,
  screen: Attendant,
): Promise<MoveAnswer<Name>> {
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
    if (error instanceof BusinessError && !isFailure(error)) {
      // The refusal of a second copy says nothing of the first, which may still arrive.
      if (resumed) await patchMovement(key, { lost: true });
      else await tell(key, { state: 'refused', code: error.code }, screen);
      throw error;
    }
    const learnt = await learnEnd(wps, key, error);
    await tell(key, learnt, screen);
    return await readAnswer(wps, name, key, learnt);
  } finally {
    screen.release(key);
  }
}
