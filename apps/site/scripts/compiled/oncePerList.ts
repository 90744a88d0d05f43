/** Finds anew only what was not yet found for an owner and the same names: pages of many merchants and languages ask alike. */
export function oncePerList<Owner extends object, Found extends string | object>(
  find: (owner: Owner, names: readonly string[]) => Found,
): (owner: Owner, names?: readonly string[]) => Found {
  const known = new WeakMap<Owner, Map<string, Found>>();
  return (owner, names = []) => {
    const lists = known.get(owner) ?? new Map<string, Found>();
    known.set(owner, lists);
    const key = names.join('\n');
    const found = lists.get(key) ?? find(owner, names);
    lists.set(key, found);
    return found;
  };
}
