/** Name of the page's own word on where the dictionary for its build's documents is, by which browsers read later ones. */
export const dictionaryMeta = 'playhouse-dictionary';
