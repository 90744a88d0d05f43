import { describe, expect, it } from 'vitest';
import { readGameMessage } from './gameMessage';

const frame: MessageEventSource = window;
const other: MessageEventSource = new MessageChannel().port1;
const event = (data: unknown, source: MessageEventSource | null = frame, origin = 'null') => ({
  data,
  source,
  origin,
});

describe('messages of a game', () => {
  it('are ready, balance and close', () => {
    expect(readGameMessage(event({ type: 'playhouse:ready' }), frame)).toEqual({
      type: 'playhouse:ready',
    });
    expect(readGameMessage(event({ type: 'playhouse:balance', balance: 12.5 }), frame)).toEqual({
      type: 'playhouse:balance',
      balance: 12.5,
    });
    expect(readGameMessage(event({ type: 'playhouse:close' }), frame)).toEqual({
      type: 'playhouse:close',
    });
  });

  it('are ignored from another window, another origin or without a frame', () => {
    const data = { type: 'playhouse:close' };
    expect(readGameMessage(event(data, other), frame)).toBeUndefined();
    expect(readGameMessage(event(data, frame, 'https://evil.test'), frame)).toBeUndefined();
    expect(readGameMessage(event(data, null), null)).toBeUndefined();
  });

  it('are ignored when they do not fit', () => {
    for (const data of [
      undefined,
      'playhouse:close',
      { type: 'playhouse:pay' },
      { type: 'playhouse:balance', balance: 'x' },
    ]) {
      expect(readGameMessage(event(data), frame)).toBeUndefined();
    }
  });
});
