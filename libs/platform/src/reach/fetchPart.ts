import { reach } from './reach';

/**
 * Fetches a part of the site, for `lazy`, which keeps a failure for ever: without a network it waits for
 * one and asks again. A part that cannot be had although the network is there fails as ever.
 */
export async function fetchPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if ((await reach.look()) === 'there') throw error;
  }
  await found();
  return fetchPart(load);
}

function found(): Promise<void> {
  return new Promise((resolve) => {
    const letGo = reach.need();
    const off = reach.onFound(() => {
      off();
      letGo();
      resolve();
    });
  });
}
