export { Button, type ButtonProps } from './Button';
export { buttonClass, type ButtonLook } from './buttonClass';
export { ButtonContent } from './ButtonContent';
export { ButtonRow } from './ButtonRow';
export { onPlainClick } from './onPlainClick';
export { IconButton, type IconButtonProps } from './IconButton';
