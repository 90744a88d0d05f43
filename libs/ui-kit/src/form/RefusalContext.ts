import { createContext } from 'react';
import type { Refused } from './FormRefusal';

/** The refusal that a field of the form around has to tell. */
export const RefusalContext = createContext<Refused | undefined>(undefined);
