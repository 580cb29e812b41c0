import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { drawnPieces, useKnownBoard, useOwners } from '@/app/_board/knownBoard';
import { FRAMED_HEIGHT, FRAMED_WIDTH } from '@/app/_map/Frame';
import { MapDrawing } from '@/app/_map/MapDrawing';
import { PieceGlyph } from '@/app/_map/PieceGlyph';
import { Button, buttonStyle } from '@/app/_ui/Button';
import { Sheet } from '@/app/_ui/Sheet';
import type { GameMap } from '@/lib/map/gameMap';
import { formatHex } from '@/lib/map/hexName';
import type { Hex } from '@/lib/map/hexSet';
import { useFoundWords } from '../Plate';
import { drawPicture } from './drawPicture';
import type { ReplayView } from './replay';
import { stripHeights, stripPaths } from './stripShape';
import { useKnownWords, useViewers } from './useViewers';

interface PictureSheetProps extends ReplayView {
  readonly map: GameMap;
  readonly habitat: Hex;
  readonly onClose: () => void;
}

const NAME = 'fieldbook.png';

/** A picture of the game, drawn on this phone, with buttons to share it. */
export function PictureSheet({ map, habitat, onClose, ...shown }: PictureSheetProps) {
  const words = useTranslations('replay');
  const texts = usePictureWords(shown, habitat);
  const source = useRef<HTMLDivElement>(null);
  const [picture, setPicture] = useState<{ readonly shown: string; readonly file: File }>();
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    const svg = source.current?.querySelector('svg');
    if (svg) drawPicture(svg, NAME).then(setPicture, () => setLost(true));
  }, []);
  return (
    <Sheet title={words('picture')} onClose={onClose} hasCross>
      {/* The source of the picture: off-screen, in the light theme. */}
      <div ref={source} data-theme="paper" aria-hidden="true" className="picture-source">
        <ReplayPicture {...shown} map={map} habitat={habitat} texts={texts} />
      </div>
      {/* biome-ignore lint/performance/noImgElement: a data URL made on this phone cannot be optimized by a server. */}
      {picture && <img src={picture.shown} alt={texts.all} className="picture" />}
      <p role="status">{isLost ? words('noPicture') : !picture && words('drawing')}</p>
      {picture && <ShareButtons file={picture.file} />}
    </Sheet>
  );
}

/** The system's share sheet asks for the recipient; where sharing is unavailable, the picture is saved. */
function ShareButtons({ file }: { readonly file: File }) {
  const words = useTranslations('replay');
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const objectUrl = URL.createObjectURL(file);
    setUrl(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [file]);
  const canShare =
    typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
  return (
    <div className="share-actions">
      <a href={url} download={NAME} className={buttonStyle(canShare ? 'plain' : 'primary')}>
        {words('save')}
      </a>
      {canShare && (
        // Cancelling the share sheet rejects the promise, which is no error.
        <Button
          kind="primary"
          onClick={() => void navigator.share({ files: [file] }).catch(() => {})}
        >
          {words('send')}
        </Button>
      )}
    </div>
  );
}

interface ReplayPictureProps extends Pick<ReplayView, 'replay' | 'frames' | 'facts'> {
  readonly map: GameMap;
  readonly habitat: Hex;
  readonly texts: PictureWords;
}

const WIDTH = 1080;
const SIDE = 60;
const INNER = WIDTH - 2 * SIDE;
const MAP_TOP = 200;
const MAP_HEIGHT = (INNER * FRAMED_HEIGHT) / FRAMED_WIDTH;
const STRIPS_TOP = MAP_TOP + MAP_HEIGHT + 100;
const STRIP = { left: SIDE + 80, width: INNER - 80, height: 52, pitch: 68 };

/**
 * The picture to share: the habitat, the pieces, and how many spaces were left to each player. It contains neither the
 * table's code nor a clue, either of which could reveal another game on the map.
 */
function ReplayPicture({ map, habitat, texts, replay, frames, facts }: ReplayPictureProps) {
  const owners = useOwners();
  const players = useViewers()
    .map((viewer, viewpoint) => ({ ...viewer, viewpoint }))
    .slice(1);
  const { pieces = [] } = replay.positions.at(-1) ?? {};
  const frameCount = replay.positions.length;
  const foot = STRIPS_TOP + players.length * STRIP.pitch + 60;
  const height = foot + 50;
  const atTurn = (frameIndex: number) => STRIP.left + (STRIP.width * frameIndex) / frameCount;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${height}`}
      width={WIDTH}
      height={height}
      aria-hidden="true"
      className="replay-picture"
    >
      <rect width={WIDTH} height={height} className="ground" />
      <Line text={texts.title} y={100} size={68} className="title" />
      <Line text={texts.note} y={158} size={32} className="soft" />
      <svg x={SIDE} y={MAP_TOP} width={INNER} height={MAP_HEIGHT} aria-hidden="true">
        <MapDrawing map={map} label="" habitat={habitat} pieces={drawnPieces(pieces, owners)} />
      </svg>
      <Line text={texts.first} y={STRIPS_TOP - 36} size={34} className="title" />
      {players.map(({ seat, viewpoint }, row) => {
        const top = STRIPS_TOP + row * STRIP.pitch;
        const { face, edge } = stripPaths(stripHeights(frames, viewpoint));
        const known = facts?.knownFrom[viewpoint];
        const scale = `translate(${STRIP.left} ${top}) scale(${STRIP.width / frameCount} ${STRIP.height})`;
        return (
          <g key={viewpoint} data-seat={seat?.color}>
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
                  {replay.turns[known]}
                </text>
              </g>
            )}
          </g>
        );
      })}
      <Line text={texts.foot} y={foot} size={26} className="soft" />
    </svg>
  );
}

interface LineProps {
  readonly text: string;
  readonly y: number;
  /** Maximum font size; long lines shrink to fit. */
  readonly size: number;
  readonly className: string;
}

/** A centred line, shrunk to fit the picture's width. */
function Line({ text, y, size, className }: LineProps) {
  // Most letters are up to 0.62 em wide; Chinese, Japanese and Korean ones are 1 em.
  const widths = Array.from(text, letter => (letter > '\u2e80' ? 1 : 0.62));
  const width = widths.reduce((sum, each) => sum + each, 0);
  return (
    <text x={WIDTH / 2} y={y} fontSize={Math.min(size, INNER / width)} className={className}>
      {text}
    </text>
  );
}

/** The texts in the picture. */
interface PictureWords {
  readonly title: string;
  readonly note: string;
  /** Which player could have known first, and from which turn; empty if none could. */
  readonly first: string;
  readonly foot: string;
  /** All of it, as alternative text. */
  readonly all: string;
}

function usePictureWords({ replay, facts }: ReplayView, habitat: Hex): PictureWords {
  const words = useTranslations('replay');
  const viewers = useViewers();
  const known = useKnownWords();
  const found = useFoundWords();
  const { players } = useKnownBoard().position;
  const turns = replay.turns.at(-1) ?? 0;
  const title = words('foundOn', { space: formatHex(habitat) });
  const note = words('pictureNote', { found, turns, players });
  const earliest = facts?.knownFrom
    .map((from, viewpoint) => ({ known: from ?? Number.POSITIVE_INFINITY, viewpoint }))
    .slice(1)
    .reduce((least, each) => (each.known < least.known ? each : least));
  const first =
    earliest === undefined || !Number.isFinite(earliest.known)
      ? ''
      : known(viewers[earliest.viewpoint]?.name ?? '', replay.turns[earliest.known] ?? 0);
  const all = words('pictureSays', { title, note, first });
  return { title, note, first, foot: words('pictureFoot'), all };
}
