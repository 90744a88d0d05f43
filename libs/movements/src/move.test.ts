import { mockWps, refusing, signIn } from '@playhouse/fixtures';
import { endSession } from '@playhouse/session';
import { localStore, storageKeys } from '@playhouse/storage';
import {
  BusinessError,
  ContractError,
  EncryptionError,
  errorCodes,
  HttpError,
  NetworkError,
  UnderWayError,
  UnsentError,
} from '@playhouse/wps';
import { describe, expect, it, vi } from 'vitest';
import { createAttendant } from './attendants';
import { move } from './move';
import { allMovements } from './movementStore';
import { body, lost, now, setUpMovements, whileTimePasses } from './testing/setUpMovements';

const order = { orderId: 'W1', amount: 200, fee: 0, status: 'processing' };
const follow = setUpMovements();

const keyOf = (options: { body?: unknown } | undefined) =>
  (options?.body as { requestId: string } | undefined)?.requestId;

it('is written down before the first byte is sent, without the password', async () => {
  let kept = '';
  const wps = mockWps({
    'wallet.createWithdraw': () => {
      kept = localStorage.getItem(storageKeys.movements) ?? '';
      return order;
    },
  });
  await move(wps, 'wallet.createWithdraw', body, createAttendant());
  expect(kept).toContain(keyOf(wps.callsOf('wallet.createWithdraw')[0]));
  expect(kept).toContain('"amount":200');
  expect(kept).not.toContain('246810');
  expect(allMovements()).toEqual([]);
});

it('whose answer was lost is asked for by its key, and ends as the platform says', async () => {
  const wps = mockWps({
    'wallet.createWithdraw': lost,
    'wallet.intent': { state: 'committed', kind: 'withdraw', answer: order },
  });
  const onEnded = follow(wps);
  const moved = move(wps, 'wallet.createWithdraw', body, createAttendant());
  expect(await whileTimePasses(moved)).toEqual(order);
  expect(wps.callsOf('wallet.intent')[0]?.query).toEqual({
    key: keyOf(wps.callsOf('wallet.createWithdraw')[0]),
  });
  expect(onEnded).toHaveBeenCalled();
  expect(allMovements()).toEqual([]);
});

it('the same again after a reload goes on under the same key; another one has to wait', async () => {
  const first = mockWps({ 'wallet.createWithdraw': lost, 'wallet.intent': lost });
  move(first, 'wallet.createWithdraw', body, createAttendant()).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(10);
  // A new page: nothing but what the browser kept.
  const second = mockWps({ 'wallet.createWithdraw': order });
  const other = { ...body, amount: 201 };
  await expect(
    move(second, 'wallet.createWithdraw', other, createAttendant()),
  ).rejects.toBeInstanceOf(UnderWayError);
  expect(second.callsOf('wallet.createWithdraw')).toHaveLength(0);
  const again = { ...body, paymentPassword: 'typed anew' };
  expect(await move(second, 'wallet.createWithdraw', again, createAttendant())).toEqual(order);
  expect(keyOf(second.callsOf('wallet.createWithdraw')[0])).toBe(
    keyOf(first.callsOf('wallet.createWithdraw')[0]),
  );
});

it('the same again, whose end nobody has read, is answered with that end', async () => {
  const wps = mockWps({ 'wallet.createWithdraw': lost });
  move(wps, 'wallet.createWithdraw', body, createAttendant()).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(10);
  const [kept] = allMovements();
  const ended = { ...kept, end: { state: 'committed', answer: order } };
  // As a page that was loaded anew finds it.
  localStorage.setItem(storageKeys.movements, JSON.stringify([ended]));
  const again = mockWps();
  expect(await move(again, 'wallet.createWithdraw', body, createAttendant())).toEqual(order);
  expect(again.calls).toEqual([]);
  expect(allMovements()).toEqual([]);
});

it('a refusal ends it; the refusal of a second copy does not', async () => {
  const refused = mockWps({ 'wallet.createWithdraw': refusing(errorCodes.balanceInsufficient) });
  const attendant = createAttendant();
  await expect(move(refused, 'wallet.createWithdraw', body, attendant)).rejects.toMatchObject({
    code: errorCodes.balanceInsufficient,
  });
  expect(allMovements()).toEqual([]);
  const cut = mockWps({ 'wallet.createWithdraw': lost });
  move(cut, 'wallet.createWithdraw', body, createAttendant()).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(10);
  const mistyped = mockWps({ 'wallet.createWithdraw': refusing(errorCodes.paymentPasswordWrong) });
  await expect(move(mistyped, 'wallet.createWithdraw', body, attendant)).rejects.toThrow();
  expect(allMovements()).toMatchObject([{ lost: true }]);
});

it.each([
  ['seals its body cannot be had', new UnsentError('', 'R')],
  ['seals its body finds no key', new EncryptionError('', 'R')],
])('that was never sent, because what %s, is on its way nowhere', async (_why, error) => {
  const wps = mockWps({
    'wallet.createWithdraw': () => {
      throw error;
    },
  });
  const moved = move(wps, 'wallet.createWithdraw', body, createAttendant());
  await expect(moved).rejects.toBe(error);
  expect(wps.callsOf('wallet.intent')).toEqual([]);
  expect(allMovements()).toEqual([]);
});

it('what the platform does not know after 20 seconds is given up there, never only here', async () => {
  const dropped = { state: 'refused', code: errorCodes.intentDropped };
  const wps = mockWps({
    'wallet.createWithdraw': lost,
    'wallet.intent': { state: 'unknown' },
    'wallet.dropIntent': dropped,
  });
  follow(wps);
  const moved = move(wps, 'wallet.createWithdraw', body, createAttendant());
  const ended = expect(moved).rejects.toMatchObject({ code: errorCodes.intentDropped });
  await vi.advanceTimersByTimeAsync(15_000);
  expect(wps.callsOf('wallet.dropIntent')).toHaveLength(0);
  await whileTimePasses(ended);
  expect(wps.callsOf('wallet.dropIntent')).toHaveLength(1);
  expect(wps.callsOf('wallet.intent').length).toBeLessThan(8);
});

describe('answered by a platform that fails', () => {
  const failed = (error: Error) => (): never => {
    throw error;
  };
  const failing = failed(new HttpError(500, 'R'));
  const attempt = (wps: ReturnType<typeof mockWps>) =>
    move(wps, 'wallet.createWithdraw', body, createAttendant());

  it.each([
    ['no words', new HttpError(502, 'R')],
    ['words of its own', new BusinessError({ code: 'internal', status: 500 }, 'R')],
    ['what nobody can read', new ContractError('wallet.createWithdraw', [], 'R')],
  ])('with %s, is given up there at once and can be sent again', async (_what, error) => {
    const wps = mockWps({
      'wallet.createWithdraw': failed(error),
      'wallet.dropIntent': { state: 'refused', code: errorCodes.intentDropped },
    });
    follow(wps);
    await expect(attempt(wps)).rejects.toMatchObject({ code: errorCodes.intentDropped });
    expect(Date.now()).toBe(now);
    expect(wps.callsOf('wallet.dropIntent')[0]?.body).toEqual({
      key: keyOf(wps.callsOf('wallet.createWithdraw')[0]),
    });
    expect(allMovements()).toEqual([]);
  });

  it('is done where the platform had acted before it failed', async () => {
    const wps = mockWps({
      'wallet.createWithdraw': failing,
      'wallet.dropIntent': { state: 'committed', kind: 'withdraw', answer: order },
    });
    expect(await attempt(wps)).toEqual(order);
    expect(allMovements()).toEqual([]);
  });

  it('goes on under its key when sent again, where not even its end can be learnt', async () => {
    const wps = mockWps({ 'wallet.createWithdraw': failing, 'wallet.dropIntent': failing });
    await expect(attempt(wps)).rejects.toBeInstanceOf(HttpError);
    expect(Date.now()).toBe(now);
    expect(allMovements()).toMatchObject([{ lost: true }]);
    const mended = mockWps({ 'wallet.createWithdraw': order });
    expect(await attempt(mended)).toEqual(order);
    expect(keyOf(mended.callsOf('wallet.createWithdraw')[0])).toBe(
      keyOf(wps.callsOf('wallet.createWithdraw')[0]),
    );
    expect(allMovements()).toEqual([]);
  });
});

it('is told by the strip when its screen has left before the end', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const wps = mockWps({
    'wallet.createWithdraw': () => new Promise((resolve) => (answer = resolve)),
  });
  const screen = createAttendant();
  const moved = move(wps, 'wallet.createWithdraw', body, screen);
  await vi.advanceTimersByTimeAsync(10);
  screen.leave();
  answer(order);
  await moved;
  expect(allMovements()).toMatchObject([{ amount: 200, end: { state: 'committed' } }]);
});

it('survives a logout and is nobody else’s', async () => {
  const wps = mockWps({ 'wallet.createWithdraw': lost, 'wallet.intent': { state: 'unknown' } });
  move(wps, 'wallet.createWithdraw', body, createAttendant()).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(10);
  endSession();
  expect(allMovements()).toHaveLength(1);
  signIn({ userName: 'somebody_else', token: 'theirs' });
  const theirs = mockWps({ 'wallet.intent': { state: 'unknown' } });
  follow(theirs);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(theirs.callsOf('wallet.intent')).toHaveLength(0);
  signIn();
  await vi.advanceTimersByTimeAsync(1500);
  expect(theirs.callsOf('wallet.intent').length).toBeGreaterThan(0);
});

it('sends nothing while there is no connection at all, and says so', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const wps = mockWps();
  const attempt = move(wps, 'wallet.createWithdraw', body, createAttendant());
  await expect(attempt).rejects.toBeInstanceOf(NetworkError);
  expect(wps.calls).toEqual([]);
  expect(allMovements()).toEqual([]);
});

it.each([['nonsense'], ['{}'], ['[null, 5, {"key": "x"}]'], ['[{"key":"k","owner":7}]']])(
  'reads what somebody else wrote there (%s) as nothing',
  (text) => {
    localStore.set(storageKeys.movements, text);
    expect(allMovements()).toEqual([]);
  },
);

it('is kept while the page lives in a browser that stores nothing', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const wps = mockWps({
    'wallet.createWithdraw': lost,
    'wallet.intent': { state: 'committed', answer: order },
  });
  follow(wps);
  const moved = move(wps, 'wallet.createWithdraw', body, createAttendant());
  expect(await whileTimePasses(moved)).toEqual(order);
});
