import { QueryClient } from '@tanstack/react-query';

/**
 * Gives what renders a document its queries and drops them afterwards: each would otherwise be kept as long as a player
 * may come back to it, and a program that renders one document would not end before.
 */
export async function withRenderingClient<T>(
  work: (client: QueryClient) => Promise<T>,
): Promise<T> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  try {
    return await work(client);
  } finally {
    client.clear();
  }
}
