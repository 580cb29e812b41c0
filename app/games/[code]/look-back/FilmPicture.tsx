import { FRAMED_HEIGHT, FRAMED_WIDTH } from '@/app/_map/Frame';
import { MapDrawing } from '@/app/_map/MapDrawing';
import { PieceGlyph } from '@/app/_map/PieceGlyph';
import { drawnPieces } from '@/app/_table/useBoard';
import { useOwners } from '@/app/_table/useOwners';
import type { GameMap } from '@/lib/map/gameMap';
import type { Hex } from '@/lib/map/hexSet';
import { Board } from '@/lib/play/pieces';
import type { FilmShown } from './film';
import { comeDown, stripPaths } from './stripShape';
import { useLookers } from './useLookers';
import type { PictureWords } from './usePictureWords';

export interface FilmPictureProps extends Pick<FilmShown, 'film' | 'frames' | 'facts'> {
  readonly map: GameMap;
  readonly habitat: Hex;
  readonly said: PictureWords;
}

const WIDTH = 1080;
const SIDE = 60;
const INNER = WIDTH - 2 * SIDE;
const MAP_TOP = 200;
const MAP_HEIGHT = (INNER * FRAMED_HEIGHT) / FRAMED_WIDTH;
const STRIPS_TOP = MAP_TOP + MAP_HEIGHT + 100;
const STRIP = { left: SIDE + 80, width: INNER - 80, height: 52, pitch: 68 };

/**
 * The picture to show to others: where the habitat was, the pieces, how sure everybody could have been. It bears
 * neither the table's code nor a clue, which might tell of another game on the map.
 */
export function FilmPicture({ map, habitat, said, film, frames, facts }: FilmPictureProps) {
  const owners = useOwners();
  const players = useLookers()
    .map((looker, sight) => ({ ...looker, sight }))
    .slice(1);
  const board = film.boards.at(-1) ?? Board.empty;
  const moments = film.boards.length;
  const foot = STRIPS_TOP + players.length * STRIP.pitch + 60;
  const height = foot + 50;
  const atTurn = (moment: number) => STRIP.left + (STRIP.width * moment) / moments;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${height}`}
      width={WIDTH}
      height={height}
      aria-hidden="true"
      className="film-picture"
    >
      <rect width={WIDTH} height={height} className="ground" />
      <Line text={said.title} y={100} size={68} className="title" />
      <Line text={said.note} y={158} size={32} className="soft" />
      <svg x={SIDE} y={MAP_TOP} width={INNER} height={MAP_HEIGHT} aria-hidden="true">
        <MapDrawing map={map} label="" habitat={habitat} pieces={drawnPieces(board, owners)} />
      </svg>
      <Line text={said.first} y={STRIPS_TOP - 36} size={34} className="title" />
      {players.map(({ seat, sight }, row) => {
        const top = STRIPS_TOP + row * STRIP.pitch;
        const { face, edge } = stripPaths(comeDown(frames, sight));
        const known = facts?.known[sight];
        const scale = `translate(${STRIP.left} ${top}) scale(${STRIP.width / moments} ${STRIP.height})`;
        return (
          <g key={sight}>
            {seat && (
              <PieceGlyph
                kind="disc"
                {...seat}
                radius={24}
                transform={`translate(${SIDE + 26} ${top + STRIP.height / 2})`}
              />
            )}
            <path d={face} transform={scale} className="face" />
            <path d={edge} transform={scale} className="edge" />
            {known !== undefined && (
              <g transform={`translate(${atTurn(known)} ${top})`}>
                <path d={`M0 0V${STRIP.height}`} className="pole" />
                <rect width={52} height={30} className="flag" />
                <text x={26} y={23} className="figure">
                  {film.turns[known]}
                </text>
              </g>
            )}
          </g>
        );
      })}
      <Line text={said.foot} y={foot} size={26} className="soft" />
    </svg>
  );
}

interface LineProps {
  readonly text: string;
  readonly y: number;
  /** The largest its letters are: a long line has smaller ones. */
  readonly size: number;
  readonly className: string;
}

/** A line in the middle, within the picture whatever it says. */
function Line({ text, y, size, className }: LineProps) {
  // Letters are about half as wide as they are high, those of Chinese, Japanese and Korean as wide.
  const widths = Array.from(text, letter => (letter > '\u2e80' ? 1 : 0.62));
  const width = widths.reduce((sum, each) => sum + each, 0);
  return (
    <text x={WIDTH / 2} y={y} fontSize={Math.min(size, INNER / width)} className={className}>
      {text}
    </text>
  );
}
