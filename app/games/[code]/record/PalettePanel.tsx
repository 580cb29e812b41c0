import { useTranslations } from 'use-intl';
import { useKnownBoard } from '@/app/_board/knownBoard';
import { Palette } from '@/app/_board/Palette';
import { useStepWords } from '@/app/_board/useStepWords';
import type { Piece } from '@/lib/board/pieces';
import { type Owner, ownersOf } from '@/lib/board/players';
import { formatHex } from '@/lib/map/hexName';
import { PanelHead } from './PanelHead';
import type { Panel, PanelProps } from './panel';

type OpenPalette = Extract<Panel, { type: 'palette' }>;

const NO_OWNERS: readonly Owner[] = [];

/** The box of pieces, one column per owner; enabled once a space is chosen. */
export function PalettePanel({ panel, interpreted, space, onEnter }: PanelProps<OpenPalette>) {
  const words = useTranslations('record');
  const { players } = useKnownBoard().position;
  const stepWords = useStepWords();
  const { player } = panel;
  const isTurn = interpreted.nextStep.kind === 'turn';
  const isEarlier = interpreted.nextStep.kind === 'earlier';
  const own = player === undefined ? [] : ownersOf(player, players);

  /** One piece per owner and space. On their turn, players may also enter their existing disc again, as a search. */
  function canPut({ owner, hex, kind }: Piece): boolean {
    const existing = interpreted.board.kindAt(owner, hex);
    const isSearch = isTurn && own.includes(owner) && interpreted.board.isOpen(hex);
    return existing === undefined || (isSearch && kind === existing);
  }

  function title(): string {
    const who = player === undefined ? undefined : stepWords.player(player);
    if (space !== undefined) {
      const at = formatHex(space);
      return who && isTurn
        ? words('which', { who, space: at })
        : words('whichPiece', { space: at });
    }
    return who && isTurn ? words('where', { who }) : words('anyPiece');
  }

  function note() {
    if (space === undefined) return isEarlier ? 'earlierNote' : 'whereNote';
    return isTurn && player !== undefined ? 'searchNote' : 'anyNote';
  }

  return (
    <section aria-label={words('pieces')} className="record-panel">
      <PanelHead player={isTurn ? player : undefined} title={title()} note={words(note())} />
      <Palette
        space={space}
        turn={isTurn ? own : NO_OWNERS}
        canPut={(owner, kind) => space === undefined || canPut({ owner, hex: space, kind })}
        onTap={(owner, kind) =>
          space !== undefined && onEnter({ type: 'place', owner, hex: space, kind })
        }
      />
    </section>
  );
}
