/** Answers above this are hostile or broken: the longest list of the contract is far below it. */
export const answerLimitBytes = 5 * 1024 * 1024;

/** The answer's text, or undefined when it is longer than the limit. Never holds more than the limit in memory. */
export async function readText(response: Response): Promise<string | undefined> {
  if (response.body === null) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > answerLimitBytes) {
      // Nobody waits for the rest: a stream may take its time to end, or end with an error.
      reader.cancel().catch(() => undefined);
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}
