const most = 20;
const windowMs = 1000;

/**
 * Bounds how often a game is heard: each call is one message, and answers whether it is taken. What a game says while it
 * is played comes at the player's pace; beyond that it would only keep the site from its work.
 */
export function createPace(): () => boolean {
  let since = -windowMs;
  let heard = 0;
  return () => {
    const now = performance.now();
    if (now - since >= windowMs) [since, heard] = [now, 0];
    heard += 1;
    return heard <= most;
  };
}
