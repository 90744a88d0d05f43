/** `63•••••4567`: enough to recognise a number, too little to use it. */
export const maskMobile = (mobile: string) => mobile.replace(/^(.{2}).*(.{4})$/, '$1•••••$2');
export const maskEmail = (email: string) => email.replace(/^(.{1,2})[^@]*(@.*)$/, '$1•••$2');

/** Hides the middle of a name: a board shows that somebody won, not who. */
export const maskName = (name: string) => `${name.slice(0, 2)}***${name.slice(-2)}`;
