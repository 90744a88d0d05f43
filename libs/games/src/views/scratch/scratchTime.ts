/** From one cell that uncovers itself to the next, in milliseconds. */
export const cellMs = 220;
