import { Field, SegmentedControl, Select, TextInput } from '@playhouse/ui-kit';
import shapes from '../shapes.module.css';
import styles from './Brand.module.css';
import type { BrandChoices } from './brandTheme';

const options = <Name extends string>(...names: readonly Name[]) =>
  names.map((name) => ({ value: name, label: name.charAt(0).toUpperCase() + name.slice(1) }));

const hexPattern = /^#[0-9a-f]{6}$/i;

interface ColorFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A colour, picked or typed. */
function ColorField({ label, hint, value, onChange }: ColorFieldProps) {
  return (
    <div className={styles.color}>
      <input
        type="color"
        className={styles.picker}
        aria-label={`Pick: ${label}`}
        value={hexPattern.test(value) ? value : '#808080'}
        onChange={(event) => onChange(event.target.value)}
      />
      <Field label={label} hint={hint}>
        <TextInput value={value} onChange={(event) => onChange(event.target.value.trim())} />
      </Field>
    </div>
  );
}

/** A few choices under the name that is spoken of them. */
function Choice<Name extends string>(props: Parameters<typeof SegmentedControl<Name>>[0]) {
  return (
    <div className={styles.choice}>
      <span aria-hidden className={shapes.strong}>
        {props.label}
      </span>
      <SegmentedControl {...props} />
    </div>
  );
}

interface BrandFormProps {
  readonly choices: BrandChoices;
  readonly onChange: (choices: BrandChoices) => void;
  /** The address of the picture that was picked. */
  readonly onLogo: (address: string | undefined) => void;
}

/** The choices of a brand. */
export function BrandForm({ choices, onChange, onLogo }: BrandFormProps) {
  const change = (changed: Partial<BrandChoices>) => onChange({ ...choices, ...changed });
  return (
    <div className={styles.form}>
      <ColorField
        label="Brand"
        hint="#rrggbb or oklch(l c h)"
        value={choices.brand}
        onChange={(brand) => change({ brand })}
      />
      <ColorField
        label="Accent"
        hint="Of what is pressed; empty: the brand’s"
        value={choices.accent}
        onChange={(accent) => change({ accent })}
      />
      <Choice
        label="Radius"
        options={options('sharp', 'soft', 'round')}
        value={choices.radius}
        onChange={(radius) => change({ radius })}
      />
      <Choice
        label="Density"
        options={options('compact', 'usual', 'roomy')}
        value={choices.density}
        onChange={(density) => change({ density })}
      />
      <Choice
        label="Hero"
        options={options('flat', 'deep', 'twist', 'duo')}
        value={choices.hero}
        onChange={(hero) => change({ hero })}
      />
      <Choice
        label="Scheme at first"
        options={options('light', 'dark', 'system')}
        value={choices.scheme}
        onChange={(scheme) => change({ scheme })}
      />
      <Field label="Font">
        <Select
          options={options('system', 'rounded', 'geometric', 'serif')}
          value={choices.font}
          onChange={({ target }) => change({ font: target.value as BrandChoices['font'] })}
        />
      </Field>
      <label className={styles.file}>
        Logo, shown here only: it belongs into assets/logo.svg and logo-dark.svg
        <input
          type="file"
          accept="image/svg+xml,image/png"
          onChange={({ target }) => {
            const file = target.files?.[0];
            onLogo(file && URL.createObjectURL(file));
          }}
        />
      </label>
    </div>
  );
}
