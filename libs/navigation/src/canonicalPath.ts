function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/**
 * The one form of a path under which addresses are compared, everywhere: the router, which is the
 * reason for it, tells neither case nor a slash at the end, so nothing else may. No query, no hash.
 */
export function canonicalPath(pathname: string): string {
  const plain = decoded(pathname).replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  return plain.replace(/\/+$/, '') || '/';
}
