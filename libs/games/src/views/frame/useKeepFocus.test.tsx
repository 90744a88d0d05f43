/** @jsxImportSource preact */
// @vitest-environment jsdom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import type { Phase } from '../gameScreen';
import { useKeepFocus } from './useKeepFocus';

function Stage({ phase, isOver = false }: { readonly phase: Phase; readonly isOver?: boolean }) {
  const stage = useKeepFocus<HTMLElement>(phase);
  return (
    <main ref={stage}>
      <button disabled={phase === 'busy' || isOver}>tile</button>
      <button disabled={phase === 'busy'}>play</button>
    </main>
  );
}

const getFocused = () => document.activeElement?.textContent;

it('focus comes back after an answer to its control, or to the last one if that is disabled', () => {
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  const show = (phase: Phase, isOver?: boolean) =>
    void act(() => render(<Stage phase={phase} isOver={isOver} />, root));
  show('ready');
  const tile = root.querySelector('button');
  for (const [isOver, name] of [
    [false, 'tile'],
    [true, 'play'],
  ] as const) {
    tile?.focus();
    tile?.blur();
    show('busy');
    expect(document.activeElement).toBe(document.body);
    show('ready', isOver);
    expect(getFocused()).toBe(name);
  }
});
