/** From one drawn number to the next, in milliseconds. */
export const drawMs = 90;
