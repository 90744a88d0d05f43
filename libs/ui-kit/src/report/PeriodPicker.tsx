import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Field, TextInput } from '../form';
import { SegmentedControl } from '../navigation';
import styles from './report.module.css';

const presetLabels = {
  today: 'ui.period.today',
  week: 'ui.period.week',
  month: 'ui.period.month',
  custom: 'ui.period.custom',
} as const;

/** Whole days as `YYYY-MM-DD`, both included. */
export interface PickedPeriod {
  readonly startDate: string;
  readonly endDate: string;
}

const presetNames = ['today', 'week', 'month'] as const;
type PresetName = (typeof presetNames)[number];

export interface PeriodPickerProps {
  /** The periods behind the first three buttons; `today.endDate` is the last day that can be chosen. */
  presets: Readonly<Record<PresetName, PickedPeriod>>;
  value: PickedPeriod;
  onChange: (period: PickedPeriod) => void;
}

function same(left: PickedPeriod, right: PickedPeriod): boolean {
  return left.startDate === right.startDate && left.endDate === right.endDate;
}

/** Chooses the period of a report: today, 7 days, 30 days or any two dates. */
export function PeriodPicker({ presets, value, onChange }: PeriodPickerProps) {
  const { formatMessage } = useIntl();
  const [custom, setCustom] = useState(false);
  const preset = presetNames.find((name) => same(presets[name], value));
  const chosen = custom ? 'custom' : (preset ?? 'custom');
  const choose = (name: PresetName | 'custom') => {
    setCustom(name === 'custom');
    if (name !== 'custom') onChange(presets[name]);
  };
  return (
    <div className={styles.period}>
      <SegmentedControl
        label={formatMessage({ id: 'ui.period.label' })}
        options={[...presetNames, 'custom' as const].map((name) => ({
          value: name,
          label: formatMessage({ id: presetLabels[name] }),
        }))}
        value={chosen}
        onChange={choose}
      />
      {chosen === 'custom' && (
        <div className={styles.dates}>
          <Field label={formatMessage({ id: 'ui.period.from' })}>
            <TextInput
              type="date"
              value={value.startDate}
              max={value.endDate}
              onChange={({ target }) =>
                target.value !== '' && onChange({ ...value, startDate: target.value })
              }
            />
          </Field>
          <Field label={formatMessage({ id: 'ui.period.to' })}>
            <TextInput
              type="date"
              value={value.endDate}
              min={value.startDate}
              max={presets.today.endDate}
              onChange={({ target }) =>
                target.value !== '' && onChange({ ...value, endDate: target.value })
              }
            />
          </Field>
        </div>
      )}
    </div>
  );
}
