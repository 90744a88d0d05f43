import type { Draw } from '../rules/draw';

/** Plays every course that draws can take, and says with each how likely it is. */
export function* playEveryDraw<T>(play: (draw: Draw) => T): Generator<{ chance: number; end: T }> {
  const course: { at: number; below: number }[] = [];
  for (;;) {
    let step = 0;
    const end = play((below) => {
      course[step] ??= { at: 0, below };
      return course[step++]?.at ?? 0;
    });
    yield { chance: course.reduce((chance, { below }) => chance / below, 1), end };
    let last = course.pop();
    while (last !== undefined && last.at + 1 === last.below) last = course.pop();
    if (last === undefined) return;
    course.push({ at: last.at + 1, below: last.below });
  }
}

/** The mean of `measure` over every course that draws can take. */
export function averageOverDraws(measure: (draw: Draw) => number): number {
  let mean = 0;
  for (const { chance, end } of playEveryDraw(measure)) mean += chance * end;
  return mean;
}
