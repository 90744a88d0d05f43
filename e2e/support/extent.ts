/**
 * Whether journeys go through every combination, as in `npm run verify`, rather than through each thing once: every
 * movement in every world of a bad line, every merchant in every language and theme.
 */
export const isWhole = process.env['E2E_EXTENT'] === 'whole';
