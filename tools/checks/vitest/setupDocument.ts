import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { ReadableStream, TransformStream, WritableStream } from 'node:stream/web';
import { afterEach } from 'vitest';

// A document in a sandbox has only what jsdom knows; browsers have these, and answers that are made up need them.
Object.assign(globalThis, { ReadableStream, TransformStream, WritableStream });

// Screens load lazily, and a busy machine takes its time: a second is too short to call it a failure.
configure({ asyncUtilTimeout: 5000 });

afterEach(() => {
  if (typeof document !== 'undefined') cleanup();
});
