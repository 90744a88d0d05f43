/** A problem and its place. Lines and columns count from 1. */
export interface Problem {
  /** Path of the file, relative to the workspace when it lies inside. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** `file:line:column: message`, as editors and terminals link it. */
export function formatProblem({ file, line, column, message }: Problem): string {
  return `${file}:${line}:${column}: ${message}`;
}

/** A merchant that cannot be built. Its message lists every problem, one a line. */
export class InvalidMerchantError extends Error {
  override readonly name = 'InvalidMerchantError';

  constructor(
    readonly code: string,
    readonly problems: readonly Problem[],
  ) {
    const count = problems.length === 1 ? 'a problem' : `${problems.length} problems`;
    super(`Merchant "${code}" has ${count}:\n${problems.map(formatProblem).join('\n')}`);
  }
}
