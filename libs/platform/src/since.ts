/**
 * Milliseconds since a moment that this browser noted; endless when its clock was set back meanwhile: nobody knows how
 * long it was, and to ask or to give up too early does no harm.
 */
export function since(moment: number): number {
  const passed = Date.now() - moment;
  return passed < 0 ? Infinity : passed;
}
