import metadata from 'libphonenumber-js/min/metadata';

/** Where a country's plan keeps how its numbers are written, which takes half of all. */
const formats = 4;

/** Numbering plans without what only shows a number: whether one is valid, and its trunk prefix, do not ask for it. */
export function generated(): Record<string, string> {
  const countries = Object.entries(metadata.countries).map(([region, plan]) => [
    region,
    (plan as readonly unknown[]).map((part, place) => (place === formats ? 0 : part)),
  ]);
  const plans = { ...metadata, countries: Object.fromEntries(countries) as unknown };
  return { 'libs/phone/src/numberingPlans.json': `${JSON.stringify(plans)}\n` };
}
