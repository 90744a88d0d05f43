import { makeElement } from './elements';

interface Choice {
  readonly value: string;
  readonly label: string;
  readonly note: string;
}

/** A row of choices of which one is pressed; `current()` is its value. */
export function createChoiceRow(choices: readonly Choice[]) {
  let chosen: string | undefined;
  const box = makeElement('div', 'choices', '', { role: 'group' });
  const buttons = choices.map(({ value, label, note }) => {
    const button = makeElement('button', `choice ${value}`, '', {
      type: 'button',
      'aria-pressed': 'false',
    });
    button.append(makeElement('strong', '', label), makeElement('small', '', note));
    button.addEventListener('click', () => {
      chosen = value;
      for (const other of buttons) other.setAttribute('aria-pressed', String(other === button));
    });
    return button;
  });
  box.append(...buttons);
  return { box, current: () => chosen };
}
