import { paths, useGoBack } from '@playhouse/navigation';
import { canRetry, useErrorText, useWps } from '@playhouse/platform';
import { useLanguage } from '@playhouse/i18n';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { launchOptions, startGame } from '../queries/launch';
import type { LaunchedGame } from '../queries/launch';
import { hearSettings } from '../logic/gameSettings';
import { readLaunchRequest, slipHref } from '../logic/launchRequest';
import { useRounds } from './useRounds';
import { LaunchView } from '../views/LaunchView';
import type { LaunchState, LaunchViewProps } from '../views/LaunchView';

/** Starts the game that the address names (ROUTE-08): the house's lotteries on their slip, all others here (LAUNCH-02). */
export function LaunchGamePage() {
  const [params] = useSearchParams();
  const slip = slipHref(params);
  return slip === undefined ? <Game /> : <Navigate replace to={slip} />;
}

function Game() {
  const [params] = useSearchParams();
  const { key: visit } = useLocation();
  const { language } = useLanguage();
  const client = useQueryClient();
  const wps = useWps();
  const request = useMemo(() => readLaunchRequest(params), [params]);
  const input = { request, language, visit };
  const query = useQuery(launchOptions(client, wps, input));
  const back = useWayBack(request.backToHome);
  useTopLevel(query.data);
  const rounds = useRounds();
  const hear: LaunchViewProps['onMessage'] = (message, reply) => {
    if (message.type === 'playhouse:close') back();
    else {
      hearSettings(message, reply);
      rounds.hear(message, reply);
    }
  };
  const state = useLaunchState(query);
  const openOutside = () =>
    void openInWindow(() => startGame(client, wps, input)).then(back, () => void query.refetch());
  return (
    <LaunchView
      state={state}
      balance={rounds.shown}
      onBack={back}
      onMessage={hear}
      onGone={rounds.gone}
      onOutside={openOutside}
    />
  );
}

/** Starts a game in a window of its own, opened while the tap counts; where none may be, the game takes this one. */
async function openInWindow(start: () => Promise<LaunchedGame>): Promise<void> {
  const other = window.open('', '_blank');
  try {
    const { url } = await start();
    if (other === null) return window.location.assign(url);
    // A vendor's page is not to reach the site's.
    other.opener = null;
    other.location.replace(url);
  } catch (error) {
    other?.close();
    throw error;
  }
}

interface LaunchQuery {
  data: LaunchedGame | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: (options: { cancelRefetch: boolean }) => unknown;
}

function useLaunchState({ data, error, isFetching, refetch }: LaunchQuery): LaunchState {
  const errorText = useErrorText();
  if (data?.openMode === 'top') return { status: 'leaving' };
  // A second tap while the first is on its way starts nothing.
  const retry = () => void refetch({ cancelRefetch: false });
  if (data) return { status: 'running', game: data, retry };
  if (error === null || isFetching) return { status: 'loading' };
  return { status: 'error', ...errorText(error), retry: canRetry(error) ? retry : undefined };
}

function useWayBack(toHome: boolean): () => void {
  const navigate = useNavigate();
  const goBack = useGoBack();
  return () => {
    if (toHome) void navigate(paths.home.href(), { replace: true });
    else goBack();
  };
}

/** Some vendors refuse to run in a frame: the window goes there, and Back leads home again. */
function useTopLevel(game: LaunchedGame | undefined): void {
  const url = game?.openMode === 'top' ? game.url : undefined;
  useEffect(() => {
    if (url !== undefined) window.location.replace(url);
  }, [url]);
}
