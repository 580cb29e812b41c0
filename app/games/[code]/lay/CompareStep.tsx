import { MapDrawing } from '@/app/_map/MapDrawing';
import { mapWords } from '@/app/_map/words';
import { Button } from '@/app/_ui/Button';
import { Icon } from '@/app/_ui/Icon';
import type { GameMap } from '@/lib/map/gameMap';
import { SLOTS } from '@/lib/map/setup';
import type { StepParts, StepWords } from './StepLayout';

/** The whole map, to compare with the cardboard from either side of the table. */
export function compareStep(
  { words, names }: StepWords,
  map: GameMap,
  isTurned: boolean,
  onTurn: (isTurned: boolean) => void,
): StepParts {
  return {
    heading: (
      <div className="lay-heading">
        <h2>{words('compare')}</h2>
        <p>{words('compareQuestion')}</p>
      </div>
    ),
    drawing: (
      <div className={`@container ${isTurned ? 'rotate-180' : ''}`}>
        <MapDrawing map={map} label={mapWords(names, map)} />
      </div>
    ),
    text: (
      <Button aria-pressed={isTurned} onClick={() => onTurn(!isTurned)}>
        <Icon name="turn" />
        {words('turnMap')}
      </Button>
    ),
  };
}

/** The whole map and how its tiles lie, for players who do not need the steps. */
export function wholeStep({ words, names }: StepWords, map: GameMap): StepParts {
  return {
    heading: (
      <div className="lay-heading">
        <h2>{words('whole')}</h2>
        <p>{words('wholeNote')}</p>
      </div>
    ),
    drawing: (
      <div className="@container">
        <MapDrawing map={map} label={mapWords(names, map)} />
      </div>
    ),
    text: (
      <ol className="lay-tiles">
        {SLOTS.map(slot => {
          const laid = map.tiles[slot];
          const tile = String(laid?.tile);
          return <li key={slot}>{words(laid?.turned ? 'tileTurned' : 'tileUpright', { tile })}</li>;
        })}
      </ol>
    ),
  };
}
