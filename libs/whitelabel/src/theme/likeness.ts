import type { Scheme } from './neutrals';
import { parseColor } from './oklch';
import type { Palette } from './tokens';

/** Roles that a player tells apart by colour, each by the text on its ground, which shows its hue best. */
const roles = {
  secondary: 'on-secondary',
  selected: 'on-selected',
  success: 'on-success-soft',
  warning: 'on-warning-soft',
  danger: 'on-danger-soft',
  info: 'on-info-soft',
} as const;

export type Role = keyof typeof roles;

/** Two roles, and how far their texts are from each other. */
export interface LikenessReport {
  readonly scheme: Scheme;
  readonly one: Role;
  readonly other: Role;
  /** In OKLab. Two colours side by side are told apart from about 0.02 on, further from each other later. */
  readonly distance: number;
  readonly required: number;
  readonly ok: boolean;
}

const required = 0.035;

/** Distance of two `#rrggbb` colours in OKLab's plane of hues: lighter and darker are one colour to a player. */
function distanceBetween(one: string, other: string): number {
  const [a, b] = [parseColor(one), parseColor(other)];
  const angle = ((a.h - b.h) * Math.PI) / 180;
  return Math.sqrt(a.c ** 2 + b.c ** 2 - 2 * a.c * b.c * Math.cos(angle));
}

/** Measures every pair of roles of one scheme. */
export function measureLikeness(palette: Palette, scheme: Scheme): LikenessReport[] {
  const names = Object.keys(roles) as Role[];
  return names.flatMap((one, index) =>
    names.slice(index + 1).map((other) => {
      const distance = distanceBetween(palette[roles[one]], palette[roles[other]]);
      return { scheme, one, other, distance, required, ok: distance >= required };
    }),
  );
}
