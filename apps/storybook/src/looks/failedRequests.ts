const failed = new Set<string>();

const note = (address: string) => {
  if (/^https?:/.test(address)) failed.add(address.replace(location.origin, ''));
};

/** Pictures, styles and scripts that could not be had, and answers of failure, since the last question. */
export function takeFailedRequests(): readonly string[] {
  const all = [...failed];
  failed.clear();
  return all;
}

window.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLImageElement) note(target.currentSrc || target.src);
    if (target instanceof HTMLLinkElement) note(target.href);
  },
  true,
);

new PerformanceObserver((list) => {
  for (const entry of list.getEntries())
    if (entry instanceof PerformanceResourceTiming && entry.responseStatus >= 400) note(entry.name);
}).observe({ type: 'resource' });
