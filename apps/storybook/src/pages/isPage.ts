const titles = /^(?:Welcome|Brand|Foundations\/|Flows\/|Writing\/)/;

/** Whether a story of this title is a page for designers, which is as wide as its window. */
export const isPage = (title: string): boolean => titles.test(title);
