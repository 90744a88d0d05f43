/** Empties an input so that controlled inputs and form libraries notice, as if a person had. */
export function clearInput(input: HTMLInputElement): void {
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  value?.set?.call(input, '');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
