export type { PhoneNumber } from './bareNumber';
export type { Country } from './countries';
export { usePhone } from './usePhone';
export type { Phone, PhoneOptions, ReadNumber } from './usePhone';
export { usePhoneInput } from './usePhoneInput';
export type { PhoneChoice } from './usePhoneInput';
