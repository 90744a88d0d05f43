/** What the platform wrote into the page. */
export const boot = JSON.parse(document.getElementById('boot')?.textContent ?? '{}');

/** Tells the page around this frame. The frame has no origin of its own, so none can be named; nothing secret is said. */
export const tell = (message) => globalThis.parent.postMessage(message, '*');

/** A page around this frame has a bar above it, with the way back, the name and the balance. */
export const isFramed = globalThis.parent !== globalThis.self;

/** Leaves the game: the page around it takes it away; with the window to itself it goes back, or away where it came alone. */
export function leave() {
  if (isFramed) tell({ type: 'playhouse:close' });
  else if (globalThis.history.length > 1) globalThis.history.back();
  else globalThis.close();
}

const moneyFormat = (signDisplay) =>
  new Intl.NumberFormat(boot.locale, {
    style: 'currency',
    currency: boot.currency ?? 'USD',
    minimumFractionDigits: boot.scale ?? 2,
    maximumFractionDigits: boot.scale ?? 2,
    signDisplay,
  });
const [plain, signed] = [moneyFormat('auto'), moneyFormat('exceptZero')];
export const money = (amount) => plain.format(amount);
/** With a sign also before what was gained. */
export const signedMoney = (amount) => signed.format(amount);

/** A text of the page's language with its values filled in. */
export const say = (key, values = {}) =>
  (boot.words[key] ?? key).replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);

/** How long an answer is waited for, in milliseconds. */
const patience = 15_000;

/** Asks the platform; rejects with the answer's code, and without one where no answer came. */
export async function ask(path, body) {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), patience);
  const response = await fetch(`/play/api/${path}`, {
    signal: late.signal,
    method: body === undefined ? 'GET' : 'POST',
    headers: { Authorization: `Bearer ${boot.token}`, 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    credentials: 'omit',
  })
    // What is given up waiting for has a code of the browser's own, which is no answer.
    .catch(() => {
      throw new Error('no answer');
    })
    .finally(() => clearTimeout(timer));
  const answer = await response.json();
  if (response.status >= 500) throw new Error('failed');
  if (!answer.success) throw Object.assign(new Error('refused'), { code: answer.code });
  return answer.value;
}

/** An element with its class, text and attributes. */
export function make(tag, className, text = '', attributes = {}) {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

export const calm = globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
export const pause = (milliseconds) =>
  new Promise((resolve) => setTimeout(resolve, calm ? 0 : milliseconds));
