/**
 * Start of a match as MM/DD HH:mm (HOT-01), the same in every language.
 *
 * @param time epoch milliseconds
 * @param timeZone IANA name of the merchant's time zone
 */
export function matchTime(time: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(time);
  const of = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((part) => part.type === type)?.value ?? '';
  return `${of('month')}/${of('day')} ${of('hour')}:${of('minute')}`;
}
