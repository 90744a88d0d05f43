import { findPaymentProblems } from '@playhouse/gateway/payments';
import { currencies, isCurrency } from './currencies';
import type { Config } from './crossRules';
import { didYouMean } from './didYouMean';
import type { Problem } from './problem';
import type { JsonFile } from './readJson';

const formatOf = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });

const symbolOf = (currency: string) =>
  formatOf(currency)
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/**
 * A currency that no merchant of this name has (its code, its scale, the symbol of another), and ways to pay that do not fit
 * to it.
 */
export function moneyProblems(config: Config, file: JsonFile): Problem[] {
  const { code, scale, symbol } = config.currency;
  if (!isCurrency(code)) {
    const hint = didYouMean(code, currencies());
    const text = `currency.code: there is no currency "${code}"${hint}`;
    return [file.problemAt(['currency', 'code'], text)];
  }
  const problems = findPaymentProblems(config).map(({ path, text }) =>
    file.problemAt(['payments', ...path], text),
  );
  const digits = formatOf(code).resolvedOptions().maximumFractionDigits ?? scale;
  if (scale !== digits) {
    const text = `currency.scale: ${code} has ${digits} digits after the point, not ${scale}`;
    problems.push(file.problemAt(['currency', 'scale'], text));
  }
  const own = symbolOf(code);
  const others = symbol === own ? [] : currencies().filter((other) => symbolOf(other) === symbol);
  if (others.length > 0 && !others.includes(code)) {
    const text = `currency.symbol: "${symbol}" is that of ${others.slice(0, 3).join(', ')}; ${code} has "${own}"`;
    problems.push(file.problemAt(['currency', 'symbol'], text));
  }
  return problems;
}
