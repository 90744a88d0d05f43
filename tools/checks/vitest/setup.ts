import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { ReadableStream, TransformStream, WritableStream } from 'node:stream/web';
import { format } from 'node:util';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// A document in a sandbox has only what jsdom knows; browsers have these, and answers that are made up need them.
Object.assign(globalThis, { ReadableStream, TransformStream, WritableStream });

// Screens load lazily, and a busy machine takes its time: a second is too short to call it a failure.
configure({ asyncUtilTimeout: 5000 });

// A warning nobody asked for is a defect: a test that expects one replaces the spy and says so.
const noise: string[] = [];

beforeEach(() => {
  noise.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      noise.push(format(...args));
    });
  }
});

afterEach(() => {
  if (typeof document !== 'undefined') cleanup();
  expect(noise, 'unexpected console output').toEqual([]);
});
