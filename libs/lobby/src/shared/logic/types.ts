/** The platform leaves out what it does not know, or says null. */
export type Maybe<T> = T | null | undefined;
