import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Asker } from '../platform/asker';
import { newToken } from './sessions';

const cookieName = 'devices';
const lifeSeconds = 365 * 86_400;
/** Names that a browser is known for: those who share a phone. Older ones make room. */
const mostNames = 16;

type Browser = Pick<Asker, 'services' | 'scope' | 'cookie' | 'setCookie'>;

/** How a name is written where it is compared. */
export const plainAccount = (name: string): string => name.trim().toLowerCase();

const createSeal = ({ services, scope }: Browser, name: string, device: string) =>
  createHmac('sha256', services.deviceKey)
    .update(`${scope.code}\n${plainAccount(name)}\n${device}`)
    .digest();

const readMarks = ({ cookie }: Browser) =>
  (cookie(cookieName) ?? '').split('~').slice(0, mostNames).filter(Boolean);

/** The device that a mark names, where it is this name's and was sealed here. */
function readDevice(browser: Browser, name: string, mark: string): string | undefined {
  const [device = '', seal = ''] = mark.split('.');
  const given = Buffer.from(seal, 'base64url');
  const due = createSeal(browser, name, device);
  return given.length === due.length && timingSafeEqual(given, due) ? device : undefined;
}

/** The device by which tries of a name are counted in a browser in which it has logged in; undefined in any other. */
export function knownDevice(browser: Browser, name: string): string | undefined {
  for (const mark of readMarks(browser)) {
    const device = readDevice(browser, name, mark);
    if (device !== undefined) return device;
  }
  return undefined;
}

/** Has the browser know a member from here on; whatever was counted against them in it is over. */
export function rememberDevice(browser: Browser, account: string): void {
  const others = readMarks(browser).filter(
    (mark) => readDevice(browser, account, mark) === undefined,
  );
  const device = newToken();
  const fresh = `${device}.${createSeal(browser, account, device).toString('base64url')}`;
  const marks = [fresh, ...others].slice(0, mostNames);
  browser.setCookie(cookieName, marks.join('~'), lifeSeconds);
}
