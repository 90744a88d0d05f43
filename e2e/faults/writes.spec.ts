import { listCalls } from '@playhouse/wps';
import { withoutPopups } from '../support/announcements';
import { isWhole } from '../support/extent';
import { follow } from '../support/follow';
import { hurry } from '../support/hurry';
import { expect, settled, test } from '../support/test';
import { routes } from '../shell/routes';
import { mishaps } from './mishaps';
import type { Mishap } from './mishaps';
import { phases, screenOf, start } from './phases';
import type { Phase } from './phases';
import { prepare, survive } from './surviving';
import type { Write } from './write';
import { held, unwritten, writes } from './writes';

interface Cell {
  readonly name: string;
  readonly write: Write;
  readonly phase: string;
  readonly hurries?: boolean;
  /** Somebody logs in again on the way: by a phone that the platform knows from the login before. */
  readonly returns?: boolean;
  run(phase: Phase): Promise<void>;
}

const all = Object.entries(writes);

/** Of a visitor no session ends, and a platform that speaks of one is none that this site knows. */
const applies = ({ ends }: Mishap, { as }: Write) => ends !== 'the session' || as !== undefined;

/** What a player does while a write is on its way, and what comes in place of its answer. */
const cells: readonly Cell[] = [
  ...Object.entries(phases).flatMap(([phase, run]) =>
    all
      .filter(([name]) => held.includes(name))
      .map(([name, write]) => ({ name, write, phase, run })),
  ),
  ...Object.entries(mishaps).flatMap(([phase, mishap]) =>
    all
      .filter(([, write]) => applies(mishap, write))
      .map(([name, write]) => ({
        ...{ name, write, phase, hurries: mishap.hurries ?? false },
        returns: mishap.ends !== undefined,
        run: (each: Phase) => survive(each, mishap),
      })),
  ),
];

/** How many cells there are. It may only grow. */
const pinned = 198;

test('every write is tried in every phase, and stands in the table of screens', () => {
  expect(cells).toHaveLength(pinned);
  const screens = routes.map(({ address }) => screenOf(address));
  for (const { address } of Object.values(writes)) expect(screens).toContain(screenOf(address));
});

test('every call that changes something is tried, or says why not', () => {
  const tried = Object.values(writes).map(({ call }) => call);
  const excused = Object.keys(unwritten);
  const changing = listCalls().filter(({ method, mutates }) => method !== 'GET' || mutates);
  expect([...new Set([...tried, ...excused])].sort()).toEqual(
    changing.map(({ name }) => name).sort(),
  );
  expect(tried.filter((call) => excused.includes(call))).toEqual([]);
});

for (const { name, write, phase, hurries, returns, run } of isWhole ? cells : [])
  test.describe(() => {
    test.use({ merchant: 'amihanda', platform: 'standard', ...write.at });

    test(`${name}, ${phase}, is sent once`, async ({
      page,
      newMember,
      login,
      returnAs,
      captchaDigits,
      smsCode,
      letter,
      expectedErrors,
      said,
    }) => {
      // What a page says of calls that it no longer waits for, and the browser of answers that failed.
      expectedErrors.push(/net::ERR_/, /Failed to fetch/, /Failed to load resource/);
      await withoutPopups(page);
      await prepare(page);
      if (hurries === true) await hurry(page);
      const member = await newMember(write.as);
      const writer = { page, member, captchaDigits, smsCode, letter };
      if (write.as !== undefined) await (returns === true ? login : returnAs)(member);
      const address = (await write.prepare?.(writer)) ?? write.address;
      await page.goto(start);
      await settled(page);
      await follow(page, address);
      await write.fill(writer);
      await expect(write.button(page)).toBeVisible();
      await run({ page, write, writer, said });
    });
  });
