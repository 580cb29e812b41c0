'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { SeatDisc } from '@/app/_board/SeatDisc';
import { MapDrawing } from '@/app/_map/MapDrawing';
import { useSeatNames } from '@/app/_table/seatName';
import { FieldTrouble, TroubleNote } from '@/app/_ui/Message';
import type { TableView } from '@/lib/game/views/views';
import type { GameMap } from '@/lib/map/gameMap';
import type { CodeInput } from './useCode';

interface CodePreviewProps {
  /** Referenced by the field's `aria-describedby`. */
  readonly id: string;
  readonly code: CodeInput;
  /** Whether the code opens a page: a table by itself, anything else on a tap or by the button beside the box. */
  readonly opens: boolean;
  readonly hasMap?: boolean;
  /** Shown while the box is empty. */
  readonly children?: ReactNode;
}

/** Below a box: the recognised code, or what is wrong. Its height is reserved, so that nothing shifts. */
export function CodePreview({ id, code, opens, hasMap = false, children }: CodePreviewProps) {
  const element = useRef<HTMLDivElement>(null);
  const { typed, table, trouble } = code;
  const isKnown = trouble !== undefined || typed.kind === 'map';
  const outcome = isKnown ? typed.kind : table.status;
  const previous = useRef(outcome);
  useEffect(() => {
    // A phone's keyboard covers half of the page, and perhaps the preview.
    if (outcome !== previous.current) element.current?.scrollIntoView({ block: 'nearest' });
    previous.current = outcome;
  }, [outcome]);
  return (
    <div ref={element} className={hasMap ? 'recognised brief' : 'recognised'}>
      <FieldTrouble id={id}>{trouble}</FieldTrouble>
      <div role="status" className="grid">
        {trouble === undefined && <Preview code={code} opens={opens} hasMap={hasMap} />}
      </div>
      {trouble === undefined && typed.kind === 'nothing' && children}
    </div>
  );
}

type PreviewProps = Omit<CodePreviewProps, 'id' | 'children'>;

function Preview({ code: { typed, table, text }, opens, hasMap }: PreviewProps) {
  const words = useTranslations('codes');
  const mapMessages = useTranslations('map');
  if (typed.kind === 'map' && hasMap) {
    return <p className="text-note text-soft">{mapMessages(`mapCodeOf.${typed.map.mode}`)}</p>;
  }
  if (typed.kind === 'map') {
    return (
      <Found
        isButton={opens}
        mark={<SmallMap map={typed.map} />}
        title={words(`map.${typed.map.mode}`)}
        note={words(typed.isKey ? 'officialKey' : 'dealOnIt')}
      />
    );
  }
  if (typed.kind === 'partial') {
    return (
      <p className="text-note text-soft">{words(`begun.${typed.as}`, { count: typed.count })}</p>
    );
  }
  if (table.status === 'loading') return <Found title={words('looking')} note={text.trim()} />;
  if (table.status === 'loaded') return <FoundTable table={table.value} opens={opens} />;
  if (table.status !== 'refused') return null;
  const { trouble } = table;
  const isLost = trouble.code === 'offline';
  return <TroubleNote trouble={isLost ? { ...trouble, message: words('notFoundNow') } : trouble} />;
}

const SmallMap = ({ map }: { map: GameMap }) => (
  <span aria-hidden="true" className="w-16 shrink-0">
    <MapDrawing map={map} label="" />
  </span>
);

/** The table's first player, and how many seats are taken. */
function FoundTable({ table: { seats }, opens }: { table: TableView; opens: boolean }) {
  const words = useTranslations('codes');
  const namesOf = useSeatNames();
  const sitting = seats.filter(seat => seat.claimed);
  const [first] = sitting;
  return (
    <Found
      isButton={opens}
      mark={first && <SeatDisc {...first} />}
      title={
        first === undefined
          ? words('emptyTable', { seats: seats.length })
          : words('tableOf', {
              name: namesOf(seats)(first),
              sitting: sitting.length,
              seats: seats.length,
            })
      }
      note={words(opens ? 'opening' : 'tableCode')}
    />
  );
}

interface FoundProps {
  /** Whether a tap submits the form. Keyboard users have the button beside the box. */
  readonly isButton?: boolean;
  readonly mark?: ReactNode;
  readonly title: string;
  readonly note: string;
}

function Found({ isButton = false, mark, title, note }: FoundProps) {
  const row = (
    <>
      {mark}
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">{title}</span>
        <span className="block text-note text-soft wrap-anywhere">{note}</span>
      </span>
    </>
  );
  if (!isButton) return <p className="flex items-center gap-3">{row}</p>;
  return (
    <button type="submit" tabIndex={-1} className="flex min-h-11 items-center gap-3 text-left">
      {row}
    </button>
  );
}
