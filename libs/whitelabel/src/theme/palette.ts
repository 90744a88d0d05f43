import type { Theme } from '../schema/themeSchema';
import { readable, textOn } from './adjust';
import { heroStops } from './gradients';
import { neutrals, type Scheme } from './neutrals';
import { parseColor, toHex, type Oklch } from './oklch';
import type { Palette } from './tokens';

const statusHues = { success: 150, warning: 70, danger: 25, info: 245 } as const;
type Status = keyof typeof statusHues;

/** How far what is selected keeps from every status, in degrees of hue: nobody takes a chosen chip for a warning. */
const apart = 34;

const distance = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180);

/** The hue nearest to the accent's that is no status's. */
function selectedHue(accent: number): number {
  const isFree = (hue: number) =>
    Object.values(statusHues).every((status) => distance(hue, status) >= apart);
  const turns = Array.from({ length: 46 }, (_, step) => [step * 2, step * -2]).flat();
  return turns.map((turn) => (accent + turn + 360) % 360).find(isFree) ?? accent;
}

/** A faint ground in the colour's hue and a text that can be read on it. */
function soft(color: Oklch, scheme: Scheme) {
  const light = scheme === 'light';
  const ground = toHex({
    l: light ? 0.94 : 0.3,
    c: Math.min(color.c, light ? 0.045 : 0.075),
    h: color.h,
  });
  const text = readable(
    { ...color, l: light ? 0.42 : 0.85 },
    [ground],
    4.5,
    light ? 'darker' : 'lighter',
  );
  return { ground, text: toHex(text) };
}

/** A fill that is told apart from its ground (3:1), and a text for it. */
function fill(color: Oklch, grounds: readonly string[], scheme: Scheme) {
  const rest = readable(color, grounds, 3, scheme === 'light' ? 'darker' : 'lighter');
  return { rest: toHex(rest), on: textOn([toHex(rest)], color.h) };
}

type StatusColors<Name extends Status> = Record<
  Name | `on-${Name}` | `${Name}-soft` | `on-${Name}-soft`,
  string
>;

const nameStatus = <Name extends Status>(
  name: Name,
  [strong, on, ground, text]: readonly [string, string, string, string],
) =>
  ({
    [name]: strong,
    [`on-${name}`]: on,
    [`${name}-soft`]: ground,
    [`on-${name}-soft`]: text,
  }) as StatusColors<Name>;

/** Every colour token of one scheme. Lightness moves until the contrasts hold; hue never does. */
export function derivePalette(theme: Theme, scheme: Scheme): Palette {
  const brand = parseColor(theme.brand);
  const accent = parseColor(theme.accent ?? theme.brand);
  const base = neutrals(scheme, brand.h, theme.neutralTint * Math.min(1, brand.c / 0.04));
  const grounds = [base.bg, base.surface, base['surface-raised'], base['surface-sunken']];
  const towards = scheme === 'light' ? 'darker' : 'lighter';
  const status = <Name extends Status>(name: Name) => {
    const h = statusHues[name];
    const wanted = { l: scheme === 'light' ? 0.52 : 0.76, c: 0.15, h };
    const strong = toHex(readable(wanted, grounds, 4.5, towards));
    const { ground, text } = soft(wanted, scheme);
    return nameStatus(name, [strong, textOn([strong], h), ground, text]);
  };
  const accentFill = fill(accent, grounds, scheme);
  const selected = soft(
    { l: accent.l, c: Math.max(accent.c, 0.1), h: selectedHue(accent.h) },
    scheme,
  );
  return {
    ...base,
    brand: fill(brand, grounds, scheme).rest,
    accent: accentFill.rest,
    // The accent as a text or a fine icon: it stands on a ground, not under `on-accent`.
    'accent-strong': toHex(readable(accent, grounds, 4.5, towards)),
    'on-accent': accentFill.on,
    selected: selected.ground,
    'on-selected': selected.text,
    'on-hero': textOn(heroStops(theme), brand.h),
    link: toHex(readable(brand, grounds, 4.5, towards)),
    ...status('success'),
    ...status('warning'),
    ...status('danger'),
    ...status('info'),
    focus: toHex(readable(accent, grounds, 3, towards)),
    ...theme.overrides[scheme],
  };
}
