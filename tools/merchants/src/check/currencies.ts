/** Currencies by their ISO 4217 codes. */
export const currencies = () => Intl.supportedValuesOf('currency');

export const isCurrency = (code: string) => currencies().includes(code);
