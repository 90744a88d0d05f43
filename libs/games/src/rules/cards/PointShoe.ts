/** A shoe of cards that count by their points alone, for going through all deals. */
export class PointShoe {
  private readonly left: number[];
  private total: number;

  constructor(decks: number) {
    this.left = Array.from({ length: 10 }, (_, points) => decks * (points === 0 ? 16 : 4));
    this.total = 52 * decks;
  }

  /** Runs `next` for each kind of card that may come, with its probability. The card is away while `next` runs. */
  forEach(next: (points: number, chance: number) => void): void {
    for (let points = 0; points < 10; points += 1) {
      const count = this.left[points] ?? 0;
      if (count === 0) continue;
      const chance = count / this.total;
      this.left[points] = count - 1;
      this.total -= 1;
      next(points, chance);
      this.total += 1;
      this.left[points] = count;
    }
  }
}
