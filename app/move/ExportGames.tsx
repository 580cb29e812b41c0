'use client';

import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { callPhoneWorker } from '@/app/_phone/callPhoneWorker';
import { type Evening, eveningsOf } from '@/app/_phone/gameList';
import { listPhoneGames } from '@/app/_phone/listPhoneGames';
import type { Packed } from '@/app/_phone/moveGames';
import { subscribeToSettledNews } from '@/app/_phone/phoneNews';
import { packPuzzles } from '@/app/_phone/puzzleFile';
import { usePuzzles } from '@/app/_phone/puzzleStore';
import type { Trouble } from '@/app/_state/trouble';
import { useGameNote, useGameTitle } from '@/app/_table/gameWords';
import { Button } from '@/app/_ui/Button';
import { showHash } from '@/app/_ui/hash';
import { TroubleNote } from '@/app/_ui/Message';
import { Row, Rows } from '@/app/_ui/Row';
import { FileActions } from './FileActions';

/** The maximum number of evenings in the list. The file and the start page have them all. */
const MAX_LISTED = 6;

/** Exports one evening directly to another phone, or all games to a file. */
export function ExportGames() {
  const words = useTranslations('move');
  const seatWords = useTranslations('seat');
  const evenings = usePhoneEvenings();
  const hasPuzzles = usePuzzles(({ attempts }) => attempts.length > 0);
  const codes = evenings.map(({ newest }) => newest.code);
  return (
    <section aria-labelledby="give" className="grid gap-near">
      <h2 id="give" className="font-display text-head font-semibold">
        {words('export')}
      </h2>
      {codes.length > 0 && (
        <Rows>
          {evenings.slice(0, MAX_LISTED).map(evening => (
            <ExportRow key={evening.newest.code} evening={evening} />
          ))}
        </Rows>
      )}
      {/* The key discards the file when the list of games changes. */}
      {(codes.length > 0 || hasPuzzles) && (
        <GamesFile key={codes.join()} codes={codes} hasPuzzles={hasPuzzles} />
      )}
      <p className="text-note text-soft">
        {words('seats', { seat: `… › ${seatWords('yourSeat')}`, move: seatWords('move') })}
      </p>
    </section>
  );
}

function ExportRow({ evening: { newest, earlier } }: { evening: Evening }) {
  const title = useGameTitle()(newest);
  const note = useGameNote()(newest, 1 + earlier.length);
  return <Row onClick={() => showHash(newest.code)} title={title} note={note} />;
}

interface GamesFileProps {
  readonly codes: readonly string[];
  readonly hasPuzzles: boolean;
}

/** Exports all games and puzzle attempts to one file, which is created on demand. */
function GamesFile({ codes, hasPuzzles }: GamesFileProps) {
  const words = useTranslations('move');
  const [packed, setPacked] = useState<Packed>();
  const [fault, setFault] = useState<Trouble>();
  const [isPending, setPending] = useState(false);

  async function pack() {
    setPending(true);
    setFault(undefined);
    const [answer, puzzles = []] = await Promise.all([
      callPhoneWorker('pack', codes),
      packPuzzles(),
    ]);
    setPending(false);
    if (!answer.ok) return setFault({ code: answer.error });
    setPacked({ ...answer.value, exportLines: answer.value.exportLines.concat(puzzles) });
  }

  if (packed === undefined)
    return (
      <>
        <TroubleNote trouble={fault} />
        <Button waiting={isPending ? words('packing') : undefined} onClick={pack}>
          {words(codes.length > 0 ? 'allGames' : 'allPuzzles')}
        </Button>
        {hasPuzzles && codes.length > 0 && (
          <p className="text-note text-soft">{words('withPuzzles')}</p>
        )}
      </>
    );
  return (
    <>
      <p role="status">
        {words('packed')} {packed.leftOut > 0 && words('leftOut', { count: packed.leftOut })}
      </p>
      <FileActions packed={packed} name="games" />
    </>
  );
}

/** The evenings stored on this phone, newest first; empty while they are being read. */
function usePhoneEvenings(): readonly Evening[] {
  const [evenings, setEvenings] = useState<readonly Evening[]>([]);
  useEffect(() => {
    let isMounted = true;
    async function read() {
      const { games } = await listPhoneGames();
      if (isMounted) setEvenings(eveningsOf(games, []));
    }
    void read();
    const stop = subscribeToSettledNews(() => void read());
    return () => {
      isMounted = false;
      stop();
    };
  }, []);
  return evenings;
}
