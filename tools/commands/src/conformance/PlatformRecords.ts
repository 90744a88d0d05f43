type Fields = Readonly<Record<string, unknown>>;

interface Teller {
  readonly call: string;
  readonly fields: Fields;
}

const perCall = 200;

const isScalar = (value: unknown) => typeof value === 'string' || typeof value === 'number';

/** How many characters two names begin with in common: answers of kindred calls come first. */
function kinship(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

const areaOf = (call: string) => call.split('.')[0];

/** Records of the platform's own answers: with them, calls ask for things that exist. */
export class PlatformRecords {
  readonly #records: Teller[] = [];

  /** Remembers every record of an answer. */
  hear(call: string, value: unknown, room = { left: perCall }): void {
    if (typeof value !== 'object' || value === null || room.left <= 0) return;
    if (Array.isArray(value)) {
      for (const each of value) this.hear(call, each, room);
      return;
    }
    room.left -= 1;
    this.#records.push({ call, fields: value as Fields });
    for (const each of Object.values(value)) this.hear(call, each, room);
  }

  /** Records of the call's own area that have all these fields, of the nearest call first. */
  recordsWith(names: readonly string[], call: string): Fields[] {
    return this.#records
      .filter((each) => areaOf(each.call) === areaOf(call))
      .filter(({ fields }) => names.every((name) => isScalar(fields[name])))
      .sort((a, b) => kinship(b.call, call) - kinship(a.call, call))
      .map(({ fields }) => fields);
  }
}
