import { serverClock, useWps } from '@playhouse/platform';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { sessionLifeOptions } from './queries';
import { nearerEnd, noticeMs, untilNextLook } from './sessionEnd';
import type { SessionEnd } from './sessionEnd';
import { useSession } from './sessionStore';

/** A page that has just been opened is left alone; what it asked for was use of the session. */
const settleMs = 60_000;

function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), settleMs);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}

/**
 * The end of the session once it is near; the member is to be told. The platform alone knows it, for all tabs alike, and
 * is asked shortly before, and again and again until it is over or put off.
 */
export function useSessionEnd(): SessionEnd | undefined {
  const wps = useWps();
  const session = useSession();
  const isSettled = useSettled();
  const { data: life } = useQuery({
    ...sessionLifeOptions(wps, session),
    enabled: session !== undefined && isSettled,
    refetchInterval: ({ state: { data } }) =>
      data === undefined ? settleMs : untilNextLook(nearerEnd(data), serverClock.now()),
  });
  if (life === undefined) return undefined;
  const end = nearerEnd(life);
  return end.at - life.knownAt <= noticeMs ? end : undefined;
}
