'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { isServerLost } from '@/app/_state/tableStore';
import { AssistChoice } from '@/app/_table/AssistChoice';
import { focusNoticeBar, openNotices } from '@/app/_table/noticeFocus';
import { isPassAndPlay, openQuestion } from '@/app/_table/questions';
import { TableColumn } from '@/app/_table/TableColumn';
import { TableTabs } from '@/app/_table/TableTabs';
import { useVote } from '@/app/_table/useQuestionQueue';
import { BottomBar } from '@/app/_ui/BottomBar';
import { Button } from '@/app/_ui/Button';
import { TroubleNote } from '@/app/_ui/Message';
import { tableAddress } from '@/app/addresses';
import type { SeatNumber } from '@/lib/board/players';
import type { Assist } from '@/lib/game/votes/assist';

/** How much the app helps at this table: what each level does, and a way to ask for another one. */
export function AssistScreen() {
  const words = useTranslations('assist');
  const pages = useTranslations('pages');
  const code = useTable(state => state.view.code);
  return (
    <TableColumn
      className="wide:[--column:40rem]"
      title={words('title')}
      note={words('forAll')}
      back={{ href: tableAddress(code), label: pages('toTable') }}
      tabs={<TableTabs />}
    >
      <HelpForm />
    </TableColumn>
  );
}

/** The levels; the current one is ticked until another is chosen. Only seated players can ask for a change. */
function HelpForm() {
  const words = useTranslations('assist');
  const view = useTable(state => state.view);
  const { assist, phase, you } = view;
  const [selected, setSelected] = useState<Assist>();
  const isPlayed = phase !== 'ended';
  const level = (isPlayed ? selected : undefined) ?? assist;
  return (
    <>
      <div className="grid gap-4 py-2">
        <p>{words('about')}</p>
        <AssistChoice
          legend={words('title')}
          isLegendHidden
          value={level}
          present={assist}
          proposed={openQuestion(view, 'assist')?.motion.level ?? null}
          isFixed={!isPlayed || you.length === 0}
          onChange={setSelected}
        />
        <p className="text-note text-soft">{words(you.length === 0 ? 'watching' : 'allNeeded')}</p>
      </div>
      {isPlayed && you.length > 0 && level !== assist && (
        <BottomBar>
          <AskForHelp level={level} onAsked={() => setSelected(undefined)} />
        </BottomBar>
      )}
    </>
  );
}

interface AskForHelpProps {
  readonly level: Assist;
  readonly onAsked: () => void;
}

/** Asks everyone for another level, or agrees if that question is already open. */
function AskForHelp({ level, onAsked }: AskForHelpProps) {
  const words = useTranslations('assist');
  const votes = useTranslations('votes');
  const motions = useTranslations('motions');
  const view = useTable(state => state.view);
  const isLost = useTable(isServerLost);
  const vote = useVote();
  const motion = { about: 'assist', level } as const;
  const question = openQuestion(view, 'assist');
  const isAsked = question?.motion.level === level;
  const voter = view.you.find(seat => !(isAsked && question.votes.includes(seat)));

  async function ask(seat: SeatNumber) {
    if (!(await vote.cast(seat, { motion, answer: 'agree' }))) return;
    onAsked();
    // A shared phone puts the question to everyone at once.
    if (isPassAndPlay(view)) openNotices();
    else focusNoticeBar();
  }

  return (
    <>
      <TroubleNote trouble={vote.trouble} />
      {isLost && <p className="text-note text-soft">{words('needsNetwork')}</p>}
      <Button
        kind="primary"
        disabled={isLost || voter === undefined}
        waiting={vote.isPending ? votes('sending') : undefined}
        onClick={() => voter !== undefined && ask(voter)}
      >
        {isAsked ? motions('assist.agree') : words('askAll')}
      </Button>
    </>
  );
}
