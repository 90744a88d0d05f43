import { useIntl } from 'react-intl';

const units = [
  { unit: 'day', minutes: 1440 },
  { unit: 'hour', minutes: 60 },
] as const;

/** Says how long something takes, in the largest unit that it has a whole number of: `15 minutes`, `1 day`. */
export function useDuration(): (minutes: number) => string {
  const { formatNumber } = useIntl();
  return (minutes) => {
    const whole = units.find((each) => minutes >= each.minutes && minutes % each.minutes === 0);
    const { unit, minutes: size } = whole ?? { unit: 'minute', minutes: 1 };
    return formatNumber(minutes / size, { style: 'unit', unit, unitDisplay: 'long' });
  };
}
