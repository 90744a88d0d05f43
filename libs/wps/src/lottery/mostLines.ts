/** How many lines a slip holds at most. */
export const mostLines = 20;
