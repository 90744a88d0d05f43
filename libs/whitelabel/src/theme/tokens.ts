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
  'accent',
  'accent-strong',
  'on-accent',
  'secondary',
  'on-secondary',
  'selected',
  'on-selected',
  'on-hero',
  'link',
  'success',
  'on-success',
  'success-soft',
  'on-success-soft',
  'warning',
  'on-warning',
  'warning-soft',
  'on-warning-soft',
  'danger',
  'on-danger',
  'danger-soft',
  'on-danger-soft',
  'info',
  'on-info',
  'info-soft',
  'on-info-soft',
  'focus',
] as const;

export type TokenName = (typeof tokenNames)[number];

/** Colours by token, as `#rrggbb`. */
export type Palette = Record<TokenName, string>;
