import { useEffect, useState } from 'react';

/** How long pictures are waited for, in milliseconds; then what is new is shown without them. */
const patienceMs = 3000;

/** @throws when it cannot be had, or an engine cannot tell */
async function fetchPicture(source: string): Promise<void> {
  const picture = new window.Image();
  picture.src = source;
  await picture.decode();
}

/**
 * The latest of what changes by itself, once its pictures are there: until then what was shown before, so that nothing
 * that is seen turns empty. Where `key` is another one, the person has asked for something else, and nothing is held.
 *
 * @param latest the same object as long as nothing has changed
 * @param picturesOf addresses of what is seen of it at first
 */
export function useWithPictures<T>(
  key: string,
  latest: T,
  picturesOf: (shown: T) => readonly string[],
): T {
  const [shown, setShown] = useState({ key, latest });
  const [arrived, setArrived] = useState('');
  const before = picturesOf(shown.latest);
  const after = picturesOf(latest);
  // Pictures that are only added below take nothing away.
  const isReplaced = shown.key === key && before.some((source) => !after.includes(source));
  const missing = isReplaced ? after.filter((source) => !before.includes(source)) : [];
  const awaited = missing.join('\n');
  useEffect(() => {
    if (awaited === '') return undefined;
    const arrive = () => setArrived(awaited);
    const timer = setTimeout(arrive, patienceMs);
    void Promise.allSettled(awaited.split('\n').map(fetchPicture)).then(arrive);
    return () => clearTimeout(timer);
  }, [awaited]);
  if (awaited !== '' && awaited !== arrived) return shown.latest;
  if (shown.latest !== latest || shown.key !== key) setShown({ key, latest });
  return latest;
}
