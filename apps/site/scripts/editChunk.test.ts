// @vitest-environment node
import { SourceMap, type SourceMapPayload } from 'node:module';
import MagicString from 'magic-string';
import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { editChunk } from './editChunk';

const code = 'const a=()=>import("./b.js");throw Error("here")';

/** What the bundler hands out: here each place of the file is the same place of its source. */
function bundleOf(withMap: boolean) {
  const chunk = { type: 'chunk', fileName: 'assets/a.js', code };
  const payload = new MagicString(code).generateMap({ source: 'a.ts', hires: true });
  const map = { type: 'asset', fileName: 'assets/a.js.map', source: String(payload) };
  const bundle = { [chunk.fileName]: chunk, ...(withMap ? { [map.fileName]: map } : {}) };
  return {
    chunk: chunk as Rolldown.OutputChunk,
    map,
    bundle: bundle as unknown as Rolldown.OutputBundle,
  };
}

it('lets the map of a changed file lead to where its lines come from', () => {
  const { bundle, chunk, map } = bundleOf(true);
  editChunk(bundle, chunk, (text) => {
    text.replace(/\(\)=>import\(("[^"]+")\)/, '_from=>import(_from($1))').prepend('let helper;');
  });
  expect(chunk.code).toBe('let helper;const a=_from=>import(_from("./b.js"));throw Error("here")');
  const read = new SourceMap(JSON.parse(map.source) as SourceMapPayload);
  expect(read.findEntry(0, chunk.code.indexOf('throw'))).toMatchObject({
    originalSource: 'a.ts',
    originalColumn: code.indexOf('throw'),
  });
});
