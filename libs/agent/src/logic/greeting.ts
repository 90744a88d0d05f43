export type Greeting = 'morning' | 'earlyAfternoon' | 'lateAfternoon' | 'evening';

/** The greeting for a local hour, 0 to 23 (AGENT-02). */
export function greetingAt(hour: number): Greeting {
  if (hour <= 10) return 'morning';
  if (hour <= 14) return 'earlyAfternoon';
  if (hour <= 18) return 'lateAfternoon';
  return 'evening';
}
