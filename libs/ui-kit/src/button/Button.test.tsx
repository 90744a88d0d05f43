import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../testing/renderPart';
import { Button } from './Button';
import { IconButton } from './IconButton';

test('a loading button keeps its name and its focus, and ignores clicks and submits', async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  const { user } = renderPart(
    <form onSubmit={onSubmit}>
      <Button type="submit" loading onClick={onClick}>
        Save
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Save' });
  await user.click(button);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test.each(['Claim', 'Remove'])(
  'what goes as it is pressed leaves the focus around it: %s',
  async (name) => {
    function Once() {
      const [isThere, setThere] = useState(true);
      const go = () => setThere(false);
      return (
        <main tabIndex={-1}>
          {isThere && (
            <Button tabIndex={0} onClick={go}>
              Claim
            </Button>
          )}
          {isThere && <IconButton icon="close" label="Remove" onClick={go} />}
        </main>
      );
    }
    const { user } = renderPart(<Once />);
    await user.click(screen.getByRole('button', { name }));
    expect(screen.getByRole('main')).toHaveFocus();
  },
);
