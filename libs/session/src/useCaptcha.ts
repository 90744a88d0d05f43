import { useWps } from '@playhouse/platform';
import type { WpsClient } from '@playhouse/wps';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { openSoundPlayer } from './playSound';
import type { SoundPlayer } from './playSound';

/** The purpose of a captcha; each has an image of its own. */
export type CaptchaPurpose = 'login' | 'register' | 'sms';

/** A captcha's image is good for one try: never kept, never fetched behind the player's back. */
export function captchaOptions(wps: WpsClient, purpose: CaptchaPurpose, shown: boolean) {
  return queryOptions({
    queryKey: ['session', 'captcha', purpose],
    queryFn: ({ signal }) => wps.call('captcha.image', { query: { type: purpose }, signal }),
    select: (base64) => `data:image/png;base64,${base64}`,
    enabled: shown,
    // Never old: what a player is reading does not change because a network was found.
    staleTime: 'static',
    gcTime: 0,
    meta: { silent: true },
  });
}

export interface Captcha {
  /** Data URL of the image; `undefined` while the first one loads or when it could not be fetched. */
  readonly image: string | undefined;
  readonly loading: boolean;
  readonly failed: boolean;
  /** It is being fetched to be heard, or heard. */
  readonly sounding: boolean;
  /** Lets it be heard, for whoever cannot see it; to be called while a tap is handled. */
  listen(): void;
  /** Fetches a new image; the entered value is the caller's to clear (LOGIN-04). */
  refresh(): void;
}

/** The captcha of a form (LOGIN-03, LOGIN-04). While `shown` is false nothing is fetched. */
export function useCaptcha(purpose: CaptchaPurpose, shown: boolean): Captcha {
  const wps = useWps();
  const { data, isFetching, isError, refetch } = useQuery(captchaOptions(wps, purpose, shown));
  const sound = useMutation({
    mutationFn: async (player: SoundPlayer) =>
      player.play(await wps.call('captcha.sound', { query: { type: purpose } })),
  });
  return {
    image: isError ? undefined : data,
    loading: isFetching,
    failed: isError && !isFetching,
    sounding: sound.isPending,
    listen: () => {
      if (!sound.isPending) sound.mutate(openSoundPlayer());
    },
    refresh: () => {
      if (shown) void refetch();
    },
  };
}
