'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { ButtonLink } from '@/app/_ui/ButtonLink';
import type { SaidSeat } from '@/app/_words/said';
import { recordAddress } from '@/app/addresses';
import type { Hex } from '@/lib/map/hexSet';
import { wrongOnes } from './ownClues';
import { useOwnClues } from './useOwnClues';

/** After the note was read and let go: where its piece is mended, for all to see. Whoever looks on reads nothing of it. */
export function MendWay({ clues: view }: { readonly clues: SaidSeat | undefined }) {
  const words = useTranslations('check.board');
  const code = useTable(state => state.view.code);
  const { clues, map, board } = useOwnClues(view);
  const [told, setTold] = useState<Hex>();
  const wrong = wrongOnes(clues, map, board)[0]?.piece.hex;
  if (wrong !== undefined && wrong !== told) setTold(wrong);
  if (view !== undefined || told === undefined) return null;
  return (
    <div className="mend-way mt-2 grid">
      <ButtonLink href={recordAddress(code, told)}>{words('toBoard')}</ButtonLink>
    </div>
  );
}
