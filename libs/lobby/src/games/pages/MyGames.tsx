import { useGameTiles } from '../queries/useGameTiles';
import { useMyGames } from '../queries/useMyGames';
import { useTiles } from '../queries/useTiles';
import { MyGamesPlace } from '../views/popular/MyGamesPlace';
import { MyGamesShelf } from '../views/popular/MyGamesShelf';

/** Home block: a member's own games, those played last and then the favourites, before what is popular with all (FAV-01, FAV-02). */
export function MyGames() {
  const mine = useMyGames();
  const tiles = useTiles(mine?.games);
  const actions = useGameTiles(mine?.games);
  if (mine === undefined) return <MyGamesPlace />;
  return <MyGamesShelf games={tiles} hasPlayed={mine.hasPlayed} {...actions} />;
}
