import type { ComponentPropsWithRef, MouseEvent } from 'react';
import type { NavigateOptions, To } from 'react-router-dom';
import { addressOf, createPath, useLocation, useNavigate } from './steps';

interface LinkProps
  extends Omit<ComponentPropsWithRef<'a'>, 'href'>, Pick<NavigateOptions, 'replace' | 'state'> {
  readonly to: To;
}

/** Whether the browser would open the link right here: others, such as for a new tab, are its own. */
function staysHere({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);
}

/** A link to another address of the site; one to the present address takes its place in the history. */
export function Link({ to, replace, state, onClick, target, children, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const href = addressOf(to, location.pathname);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || (target ?? '_self') !== '_self' || !staysHere(event)) return;
    event.preventDefault();
    void navigate(href, { replace: replace ?? href === createPath(location), state });
  };
  return (
    <a {...rest} href={href} target={target} onClick={follow}>
      {children}
    </a>
  );
}
