export { CaptchaInput, type CaptchaInputProps } from './CaptchaInput';
export { Checkbox, type CheckboxProps } from './Checkbox';
export { Field, type FieldProps } from './Field';
export { Form, type FormProps } from './Form';
export { PasswordInput, type PasswordInputProps } from './PasswordInput';
export { SearchInput, type SearchInputProps } from './SearchInput';
export { Select, type SelectOption, type SelectProps } from './Select';
export { TextArea, type TextAreaProps } from './TextArea';
export { TextInput, type TextInputProps } from './TextInput';
