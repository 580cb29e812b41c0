'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { askPhone } from '@/app/_phone/askPhone';
import type { Packed } from '@/app/_phone/moveGames';
import { usePhoneTrouble } from '@/app/_phone/usePhoneTrouble';
import type { Trouble } from '@/app/_state/tableClient';
import { Button } from '@/app/_ui/Button';
import { TroubleNote } from '@/app/_ui/TroubleNote';
import { FileActions } from './FileActions';

/** All games in one file, which is made when somebody asks for it: of as many as then are there. */
export function GamesFile({ codes }: { codes: readonly string[] }) {
  const words = useTranslations('move');
  const trouble = usePhoneTrouble();
  const [packed, setPacked] = useState<Packed>();
  const [fault, setFault] = useState<Trouble>();
  const [isWaiting, setWaiting] = useState(false);

  async function pack() {
    setWaiting(true);
    setFault(undefined);
    const answer = await askPhone('pack', codes);
    setWaiting(false);
    if (answer.ok) setPacked(answer.value);
    else setFault(trouble(answer.error));
  }

  if (packed === undefined)
    return (
      <>
        <TroubleNote trouble={fault} />
        <Button waiting={isWaiting ? words('packing') : undefined} onClick={pack}>
          {words('allGames')}
        </Button>
      </>
    );
  return (
    <>
      <p role="status">
        {words('packed')} {packed.leftOut > 0 && words('leftOut', { count: packed.leftOut })}
      </p>
      <FileActions parcels={packed.parcels} name="games" />
    </>
  );
}
