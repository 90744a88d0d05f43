import { getRoles, queryAllByRole } from '@testing-library/dom';

/** Roles that a screen reader does not say. */
const silent: ReadonlySet<string> = new Set(['generic', 'presentation', 'none', 'document']);

/** Roles and names of a part in the accessibility tree, in the order of roles, such as `button “Deposit”`. */
export function listSpoken(part: HTMLElement): readonly string[] {
  const spoken = new Set<string>();
  for (const role of Object.keys(getRoles(part)).filter((one) => !silent.has(one)))
    queryAllByRole(part, role, {
      name: (name, element) => {
        // Live regions that wait for a word, and Storybook's own notices.
        const isSilent = name === '' && element.textContent === '';
        if (!isSilent && element.closest('.sb-wrapper') === null)
          spoken.add(name === '' ? role : `${role} “${name}”`);
        return true;
      },
    });
  return [...spoken];
}
