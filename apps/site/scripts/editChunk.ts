import remapping, { type SourceMapInput } from '@jridgewell/remapping';
import MagicString from 'magic-string';
import type { Rolldown } from 'vite';

/** Changes a file that the bundler has written, and its map with it. */
export function editChunk(
  bundle: Rolldown.OutputBundle,
  chunk: Rolldown.OutputChunk,
  edit: (text: MagicString) => void,
): void {
  const text = new MagicString(chunk.code);
  edit(text);
  if (!text.hasChanged()) return;
  chunk.code = text.toString();
  const map = bundle[`${chunk.fileName}.map`];
  if (map?.type !== 'asset') return;
  const steps = [text.generateMap({ hires: 'boundary' }), JSON.parse(String(map.source))];
  map.source = String(remapping(steps as SourceMapInput[], () => null));
}
