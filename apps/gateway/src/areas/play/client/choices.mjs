import { make } from './boot.mjs';

/** A row of choices of which one is pressed; `current()` is its value. */
export function choiceRow(entries) {
  let chosen;
  const box = make('div', 'choices', '', { role: 'group' });
  const buttons = entries.map(({ value, label, note }) => {
    const button = make('button', `choice ${value}`, '', {
      type: 'button',
      'aria-pressed': 'false',
    });
    button.append(make('strong', '', label), make('small', '', note));
    button.addEventListener('click', () => {
      chosen = value;
      for (const other of buttons) other.setAttribute('aria-pressed', String(other === button));
    });
    return button;
  });
  box.append(...buttons);
  return { box, current: () => chosen };
}
