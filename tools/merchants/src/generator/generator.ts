import { getProjects, joinPathFragments, type Tree } from '@nx/devkit';
import { themeSchema } from '@playhouse/whitelabel';
import { defaultAssets } from '../assets/defaultAssets';
import { codesIn, freeTrialCode } from '../check/codes';
import { starterConfig, starterTheme } from './starter';
import { validateOptions, type MerchantOptions } from './validate';

/** Codes of all merchants but one, and those of their trial accounts. */
function codesOfOthers(tree: Tree, code: string): ReadonlySet<string> {
  const others = tree.children('merchants').filter((folder) => folder !== code);
  const texts = others.map((folder) => tree.read(`merchants/${folder}/whitelabel.json`, 'utf8'));
  return new Set(texts.flatMap((text) => codesIn(text ?? '')));
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * `nx g @playhouse/merchants:merchant <code>`: writes a merchant's folder, complete and valid, without
 * a line of code (CARD-04).
 */
export async function merchantGenerator(tree: Tree, options: MerchantOptions) {
  const codes = codesOfOthers(tree, options.code);
  const { code, name, languages, currency, brand } = validateOptions(options, [
    ...getProjects(tree).keys(),
    ...tree.children('merchants'),
    ...codes,
  ]);
  const trialCode = freeTrialCode(code, codes);
  const folder = joinPathFragments('merchants', code);
  const theme = starterTheme(brand);
  tree.write(
    `${folder}/whitelabel.json`,
    json(starterConfig({ code, trialCode, name, languages, currency })),
  );
  tree.write(`${folder}/theme.json`, json(theme));
  const assets = await defaultAssets(code, name, themeSchema.parse(theme));
  for (const [file, bytes] of Object.entries(assets)) tree.write(`${folder}/assets/${file}`, bytes);
  return () => {
    console.log(`
${name} is ready in ${folder}. Next:

  1. ${folder}/whitelabel.json   flags, home blocks, categories, contacts (your editor explains each)
     ${folder}/theme.json        accent, corners, scheme, hero
     ${folder}/assets            your own logo.svg, mark.svg, icon.svg, maskable.svg; then: npx nx run ${code}:icons
  2. npx nx check ${code}
  3. npx nx serve ${code}        while you work (npm run gateway beside it)
     npx nx preview ${code}      as players will get it
  4. Before it goes live: mainDomain, and a key of its own, then
     npx nx g @playhouse/merchants:keys ${code}
     npx nx deploy ${code} --out <folder>
`);
  };
}
