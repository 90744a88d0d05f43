import type { games } from '../../db/schema';

export type GameRow = typeof games.$inferSelect;
