const maximum = 254;
const shape = /^[\w+-]+(\.[\w+-]+)*@[A-Za-z0-9-]+(\.[A-Za-z]{2,3}){1,3}$/;

/**
 * The specification's e-mail address (FORGOT-02): a local part, optional dotted parts, @, and a domain
 * with one to three suffixes of 2 to 3 characters. Longer top-level domains are thereby refused.
 */
export function isEmail(value: string): boolean {
  return value.length <= maximum && shape.test(value);
}
