'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { AssistChoice } from '@/app/_table/AssistChoice';
import { useOpenQuestion } from '@/app/_table/useQuestions';
import { AtThumb } from '@/app/_ui/AtThumb';
import type { Assist } from '@/lib/game/assist';
import { AskForHelp } from './AskForHelp';

/** The levels, the present one ticked until another is chosen; whoever sits asks the others for that. */
export function HelpForm() {
  const words = useTranslations('assist');
  const { assist, phase, you } = useTable(state => state.view);
  const isAsked = useOpenQuestion() !== undefined;
  const [wanted, setWanted] = useState<Assist>();
  const isPlayed = phase !== 'ended';
  const level = (isPlayed ? wanted : undefined) ?? assist.level;
  return (
    <>
      <div className="help-levels">
        <p>{words('about')}</p>
        <AssistChoice
          legend={words('title')}
          isLegendHidden
          value={level}
          present={assist.level}
          asked={assist.asked}
          isFixed={!isPlayed || you.length === 0}
          onChange={setWanted}
        />
        <p className="text-note text-soft">{words(you.length === 0 ? 'watching' : 'allNeeded')}</p>
      </div>
      {isPlayed && you.length > 0 && level !== assist.level && (
        <AtThumb>
          <AskForHelp level={level} isFilled={!isAsked} onAsked={() => setWanted(undefined)} />
        </AtThumb>
      )}
    </>
  );
}
