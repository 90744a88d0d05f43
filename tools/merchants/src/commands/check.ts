import { judgeMerchant } from '@playhouse/gateway/economy';
import { createChecker } from '../check/loadMerchant';
import type { LoadedMerchant } from '../check/loadMerchant';
import { formatProblem } from '../check/problem';
import type { Places } from '../places';
import { chosenCodes, type Options } from './options';

/** Lowest contrast of a theme, to two digits: how much room a brand leaves. */
const lowest = (contrast: readonly { ratio: number; required: number }[]) =>
  contrast.reduce(
    (least, { ratio, required }) =>
      ratio - required < least.ratio - least.required ? { ratio, required } : least,
    {
      ratio: 21,
      required: 3,
    },
  );

/** Prints what a merchant keeps and gives. Answers whether it keeps more. */
function checkEconomy({ code, merchant }: LoadedMerchant): boolean {
  const { table, losses } = judgeMerchant(merchant);
  for (const line of table) console.log(`  ${line}`);
  for (const loss of losses) console.error(`merchants/${code}: ${loss}`);
  return losses.length === 0;
}

/**
 * `check <code>…`: everything that would keep a merchant from being built, and whether it gives its players more than it
 * keeps. Answers whether all passed.
 */
export function check(options: Options, places: Places): boolean {
  const look = createChecker(places);
  let passed = true;
  for (const code of chosenCodes(options, places)) {
    const result = look(code);
    if (result.ok) {
      const { ratio, required } = lowest(result.loaded.theme.contrast);
      console.log(
        `${code}: fine (closest contrast ${ratio.toFixed(2)}:1 where ${required}:1 is needed)`,
      );
      passed = checkEconomy(result.loaded) && passed;
    } else {
      passed = false;
      for (const problem of result.problems) console.error(formatProblem(problem));
    }
  }
  return passed;
}
