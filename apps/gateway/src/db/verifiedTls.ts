/** Options of the driver that hold a server's certificate against its address, where the database's own asks for that. */
export function verifiedTls(url: string): { readonly ssl?: { readonly host: string } } {
  const { hostname, searchParams } = new URL(url);
  // By itself the driver compares with a name only: at an address, any certificate of "localhost" would do.
  return searchParams.get('sslmode') === 'verify-full'
    ? { ssl: { host: hostname.replace(/[[\]]/g, '') } }
    : {};
}
