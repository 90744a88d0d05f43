/** A game on any screen, in every language that a site may start in. */
export const gameTile = ['Play', 'Laruin', 'Jogar']
  .map((word) => `main :is(a, button)[aria-label^="${word} "]`)
  .join();

/** A phone on a bad line: CPU four times slower, and what Lighthouse takes for slow 4G. */
export const slowPhone = {
  rate: 4,
  network: {
    offline: false,
    latency: 562.5,
    downloadThroughput: (1474.56 * 1024) / 8,
    uploadThroughput: (675 * 1024) / 8,
  },
} as const;
