import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { SportName } from '../../rules/sportsbook/sports';
import type { BookAnswer } from './book';
import type { Slip } from './useSlip';

/** Shared by the parts of a book's page. */
export interface BookParts {
  readonly sport: SportName;
  readonly locale: string;
  readonly timeZone: string;
  readonly now: number;
  readonly before: BookAnswer | undefined;
  readonly slip: Slip;
}

export const BookContext = createContext<BookParts | undefined>(undefined);

/** @throws outside a book's page */
export function useBookParts(): BookParts {
  const parts = useContext(BookContext);
  if (parts === undefined) throw new Error('This part stands outside a book’s page');
  return parts;
}
