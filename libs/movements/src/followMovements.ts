import { reach, since } from '@playhouse/platform';
import { onSessionChange } from '@playhouse/session';
import type { WpsClient } from '@playhouse/wps';
import { askForEnd } from './askForEnd';
import { attendedKeys } from './attendants';
import type { Movement } from './movement';
import { allMovements, findMovement, getOwner, onMovements } from './movementStore';
import { runUnlessElsewhere } from './tabLocks';

const firstPauseMs = 1000;
const longestPauseMs = 60_000;
/** Longer than the client waits for an answer: whoever sent it knows more until then. */
const answerDueMs = 16_000;
/** Signs that come sooner after each other are about the same thing. */
const sameMomentMs = 1000;

/** In how many milliseconds to ask for a movement again: further and further apart, by what all tabs know. */
function dueIn({ asked, askedAt, lost, sentAt }: Movement, random: number): number {
  if (asked === 0) return lost ? 0 : answerDueMs - since(sentAt);
  const pause = Math.min(longestPauseMs, firstPauseMs * 2 ** (asked - 1));
  return pause * (0.5 + random / 2) - since(askedAt);
}

/** Movements that this tab may ask for: the member's own, open, and without a sender that still waits for the answer. */
function openHere(): readonly Movement[] {
  const owner = getOwner();
  return allMovements().filter(
    (each) =>
      owner !== '' &&
      each.owner === owner &&
      each.end === undefined &&
      (each.lost || !attendedKeys().has(each.key)),
  );
}

/**
 * Asks for the end of every movement that is open, until it is known: at once on load, reconnect, login and when the
 * player comes back, then with growing pauses; one tab for all, none while the page is hidden.
 * @param onEnded told in every tab when one ended, so that nothing on the screen is a guess
 * @returns how to stop
 */
export function followMovements(wps: WpsClient, onEnded: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let open = new Set(openHere().map(({ key }) => key));
  let wokenAt = 0;

  // A sign that comes just after an ask, or during one that is lost, counts once that moment is over.
  const due = (movement: Movement, random: number) => {
    const usual = dueIn(movement, random);
    const { asked, askedAt, sentAt } = movement;
    const isNews = asked === 0 ? wokenAt > sentAt : wokenAt >= askedAt;
    return isNews ? Math.min(usual, sameMomentMs - since(askedAt)) : usual;
  };
  const isDueNow = (movement: Movement) => due(movement, 0) <= 0;

  const look = async (key: string) => {
    await runUnlessElsewhere(`movement ${key}`, async () => {
      const movement = findMovement(key);
      if (movement !== undefined && movement.end === undefined && isDueNow(movement))
        await askForEnd(wps, movement);
    });
    plan();
  };
  const lookAtAll = () => {
    if (document.hidden) return;
    for (const movement of openHere()) if (isDueNow(movement)) void look(movement.key);
  };
  const plan = () => {
    clearTimeout(timer);
    const mine = openHere();
    if (mine.length === 0 || document.hidden) return;
    const next = Math.min(...mine.map((each) => due(each, Math.random())));
    timer = setTimeout(lookAtAll, Math.max(50, next));
  };
  const wake = () => {
    wokenAt = Date.now();
    lookAtAll();
    plan();
  };
  const changed = () => {
    const now = new Set(openHere().map(({ key }) => key));
    const isOver = [...open].some(
      (key) => findMovement(key)?.end !== undefined || findMovement(key) === undefined,
    );
    open = now;
    if (isOver) onEnded();
    plan();
  };

  const offs = [onMovements(changed), reach.onFound(wake), onSessionChange(wake)];
  const events = [
    [window, 'online', wake],
    [window, 'focus', wake],
    [window, 'pageshow', wake],
    [document, 'visibilitychange', wake],
  ] as const;
  for (const [target, name, listener] of events) target.addEventListener(name, listener);
  wake();
  return () => {
    clearTimeout(timer);
    for (const off of offs) off();
    for (const [target, name, listener] of events) target.removeEventListener(name, listener);
  };
}
