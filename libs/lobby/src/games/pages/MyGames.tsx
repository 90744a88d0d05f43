import { useGameTiles } from '../queries/useGameTiles';
import { useMember } from '../queries/useMember';
import { useMyGames } from '../queries/useMyGames';
import { useTiles } from '../queries/useTiles';
import { MyGamesPlace } from '../views/popular/MyGamesPlace';
import { MyGamesShelf } from '../views/popular/MyGamesShelf';

/** Home block: a member's own games, those played last and then the favourites, before what is popular with all (FAV-01, FAV-02). */
export function MyGames() {
  const member = useMember();
  const mine = useMyGames();
  const tiles = useTiles(mine?.games);
  const actions = useGameTiles(mine?.games);
  if (mine === undefined) return <MyGamesPlace isKept={member !== undefined} />;
  return <MyGamesShelf games={tiles} kind={mine.kind} {...actions} />;
}
