/** The origin that somebody has named. @throws Error for anything else: a path would not be asked */
export function parseOrigin(url: string | undefined): string {
  if (url === undefined || !/^https?:\/\/[^/?#@\s]+\/?$/.test(url) || !URL.canParse(url))
    throw new Error(
      '--url names the origin of a platform, such as https://platform.example, without a path.',
    );
  return new URL(url).origin;
}
