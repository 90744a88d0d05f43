/** How long a file that neither comes nor fails is waited for before it counts as lost, in milliseconds. */
const patienceMs = 20_000;

/** @throws when what is waited for takes longer than a file may */
export function inTime<T>(file: string, coming: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lost = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${file} does not come`)), patienceMs);
  });
  return Promise.race([coming, lost]).finally(() => clearTimeout(timer));
}
