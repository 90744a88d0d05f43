import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderIcons } from '../assets/renderPng';
import type { Places } from '../places';
import { chosenCodes, type Options } from './options';

/** `icons <code>…`: draws the PNG icons anew from icon.svg and maskable.svg. */
export async function icons(options: Options, places: Places): Promise<boolean> {
  for (const code of chosenCodes(options, places)) {
    const folder = join(places.merchants, code, 'assets');
    const drawn = await renderIcons((name) => readFileSync(join(folder, name), 'utf8'));
    for (const [name, bytes] of Object.entries(drawn)) writeFileSync(join(folder, name), bytes);
    console.log(`${code}: ${Object.keys(drawn).join(', ')}`);
  }
  return true;
}
