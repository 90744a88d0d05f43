import { basename } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { getProjects, joinPathFragments, type Tree } from '@nx/devkit';
import { themeSchema } from '@playhouse/whitelabel';
import { defaultAssets } from '../assets/defaultAssets';
import { codesIn, freeTrialCode } from '../check/codes';
import { askBrand, talkAtTerminal, type Talk } from './askBrand';
import { brandPreview } from './preview';
import { readTheme } from './readTheme';
import { starterConfig, starterTheme } from './starter';
import { validateOptions, type MerchantOptions } from './validate';

/** Codes of all merchants but one, and those of their trial accounts. */
function codesOfOthers(tree: Tree, code: string): ReadonlySet<string> {
  const others = tree.children('merchants').filter((folder) => folder !== code);
  const texts = others.map((folder) => tree.read(`merchants/${folder}/whitelabel.json`, 'utf8'));
  return new Set(texts.flatMap((text) => codesIn(text ?? '')));
}

/** @throws Error for a merchant that stands and is not what was asked for: what was changed since is somebody's work */
function demandSame(tree: Tree, folder: string, files: Readonly<Record<string, object>>): void {
  const differs = Object.entries(files).filter(([file, wanted]) => {
    const own: unknown = JSON.parse(tree.read(`${folder}/${file}`, 'utf8') ?? 'null');
    return !isDeepStrictEqual(own, JSON.parse(json(wanted)));
  });
  if (differs.length === 0) return;
  const names = differs.map(([file]) => file).join(' and ');
  throw new Error(
    `The merchant was not made.\ncode: there is a merchant "${basename(folder)}" already, with another ${names}.`,
  );
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * `nx g @playhouse/merchants:merchant <code>`: writes a merchant's folder, complete and valid, without
 * a line of code (CARD-04).
 */
export async function merchantGenerator(
  tree: Tree,
  options: MerchantOptions,
  talk: Talk | undefined = talkAtTerminal(),
) {
  const folder = joinPathFragments('merchants', options.code);
  const codes = codesOfOthers(tree, options.code);
  const stands = tree.exists(`${folder}/whitelabel.json`);
  const taken = [...getProjects(tree).keys(), ...tree.children('merchants'), ...codes];
  const valid = validateOptions(
    options,
    taken.filter((name) => !stands || name !== options.code),
  );
  const { code, name, mainDomain } = valid;
  const config = starterConfig({ ...valid, trialCode: freeTrialCode(code, codes) });
  const isAsked = options.brand === undefined && options.theme === undefined;
  const asked = isAsked && talk ? await askBrand(talk) : undefined;
  const theme = options.theme ? readTheme(options.theme) : starterTheme(asked ?? valid.brand);
  if (stands) {
    demandSame(tree, folder, { 'whitelabel.json': config, 'theme.json': theme });
    return () =>
      console.log(`${name} is in ${folder} already, as it was asked for: nothing changed.`);
  }
  // Who was asked for the brand has seen it.
  const preview =
    asked === undefined ? brandPreview(themeSchema.parse(theme), process.stdout.isTTY) : [];
  tree.write(`${folder}/whitelabel.json`, json(config));
  tree.write(`${folder}/theme.json`, json(theme));
  const assets = await defaultAssets(code, name, themeSchema.parse(theme));
  for (const [file, bytes] of Object.entries(assets)) tree.write(`${folder}/assets/${file}`, bytes);
  return () => {
    console.log(`
${preview.map((line) => `${line}\n`).join('')}
${name} is ready in ${folder}. Next:

  1. ${folder}/whitelabel.json   flags, home blocks, categories, contacts (your editor explains each)
     ${folder}/theme.json        accent, corners, scheme, hero
     ${folder}/assets            your own logo.svg, mark.svg, icon.svg, maskable.svg; then: npx nx run ${code}:icons
  2. npx nx check ${code}
  3. npx nx serve ${code}        while you work (npm run gateway beside it)
     npx nx preview ${code}      as players will get it
  4. Before it goes live: ${mainDomain === '' ? 'mainDomain, and ' : ''}a key of its own, then
     npx nx g @playhouse/merchants:keys ${code}
     npx nx deploy ${code} --out <folder>
`);
  };
}
