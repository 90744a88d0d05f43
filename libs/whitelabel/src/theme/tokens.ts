/** Colour tokens, without their `--color-` prefix; every one is derived per merchant and scheme. */
export const tokenNames = [
  'bg',
  'surface',
  'surface-raised',
  'surface-sunken',
  'text',
  'text-muted',
  'border',
  'border-strong',
  'brand',
  'on-brand',
  'accent',
  'accent-strong',
  'on-accent',
  'accent-soft',
  'on-accent-soft',
  'on-hero',
  'link',
  'success',
  'on-success',
  'warning',
  'danger',
  'on-danger',
  'danger-soft',
  'info',
  'focus',
] as const;

export type TokenName = (typeof tokenNames)[number];

/** Colours by token, as `#rrggbb`. */
export type Palette = Record<TokenName, string>;
