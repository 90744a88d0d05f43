import type { FaultName } from './faults';
import { faultNames } from './faults';

/** Which boundaries of statements were reached, and with which faults. */
export class Coverage {
  readonly #reached = new Map<string, Map<string, Set<FaultName>>>();

  note(kind: string, boundary: string, fault: FaultName | undefined): void {
    const boundaries = this.#reached.get(kind) ?? new Map<string, Set<FaultName>>();
    const faults = boundaries.get(boundary) ?? new Set<FaultName>();
    if (fault !== undefined) faults.add(fault);
    this.#reached.set(kind, boundaries.set(boundary, faults));
  }

  /** A line for each kind of act: at how many of its boundaries each fault has struck. */
  print(): string {
    const width = 12;
    const cell = (text: string | number) => String(text).padStart(width);
    const head = ''.padEnd(width) + ['boundaries', ...faultNames].map(cell).join('');
    const lines = [...this.#reached].sort().map(([kind, boundaries]) => {
      const struck = (fault: FaultName) =>
        [...boundaries.values()].filter((faults) => faults.has(fault)).length;
      return kind.padEnd(width) + [boundaries.size, ...faultNames.map(struck)].map(cell).join('');
    });
    return [head, ...lines].join('\n');
  }
}
